import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import type { PortalContext } from "../context.ts";
import { askedFields, withoutUnasked } from "../forms/asked-fields.server.ts";
import { rootOf } from "../forms/form-fields.ts";
import { versionPrefix } from "../forms/form-state.ts";
import { carryOutOrRefuse, fieldsOf, type Post, postOf, readForm, refuse } from "../forms/submit.server.ts";
import { type Notice, redirectWithNotice } from "../notice.server.ts";

const savedStep: Notice = { key: "common:notice.saved" };
const savedInPart: Notice = { key: "common:notice.savedInPart", tone: "blue" };

/** An empty answer is stored as null. */
export type Answered<S extends z.ZodObject> = { [Name in keyof z.output<S>]?: z.output<S>[Name] | null };

interface Step<S extends z.ZodObject, Saved> {
  save: (answers: Answered<S>, post: Post) => Promise<Saved>;
  /** Where *Continue* leads; a thing that this post creates has no address before. */
  next: string | ((saved: Saved) => string);
  /** Where *Save* leads. */
  home: string;
  /** What *Save* says when all of it is stored, where that is more than a step on the way. */
  saved?: (saved: Saved) => Notice | undefined;
  /** The step's address, if it differs from the one posted to. */
  here?: (saved: Saved) => string;
  /** Fields not asked with these answers: their hidden values are stored as null. */
  notAsked?: (typed: URLSearchParams) => (keyof z.output<S> & string)[];
}

/**
 * A step's post (design §6): *Continue* validates everything, *Save and come back later* nothing. Saving stores
 * well-formed answers and keeps the others as a draft, so that nothing typed is lost.
 */
export async function saveOrContinue<S extends z.ZodObject, Saved>(
  args: ActionFunctionArgs,
  schema: S,
  { save, next, home, saved = () => undefined, here, notAsked = () => [] }: Step<S, Saved>,
) {
  const { context } = args;
  const asked = withoutUnasked(fieldsOf(context), notAsked(fieldsOf(context)));
  const submission = readForm(context, schema, asked);
  const post = postOf(context);
  const isSaving = post.intent === "save";
  if (submission.status === undefined) return refuse(context, submission.reply());
  if (submission.status === "error" && !isSaving) {
    await keepBeside(context);
    return refuse(context, submission.reply());
  }
  const refused = submission.status === "error" ? Object.keys(submission.error ?? {}) : [];
  const { answers, isComplete } = wellFormed(schema, askedFields(asked, schema).data, refused);
  let draftAt: string | undefined;
  const answer = await carryOutOrRefuse(args, submission, async () => {
    const result = await save(answers, post);
    draftAt = here?.(result);
    if (!isSaving) return redirect(typeof next === "string" ? next : next(result), 303);
    return redirectWithNotice(context, home, isComplete ? (saved(result) ?? savedStep) : savedInPart);
  });
  const isStored = answer.status < 400;
  if (isStored && isComplete) return answer;
  // The stored answers are the person's own edit, so the rest continues from the new versions.
  if (isStored) for (const name of Object.keys(post.versions)) fieldsOf(context).delete(versionPrefix + name);
  await (isStored ? context.drafts.keep(draftAt) : keepBeside(context));
  return answer;
}

/** The returned form holds the draft's values, too, so a full disk that keeps no draft loses nothing. */
const keepBeside = (context: PortalContext) => context.drafts.keep().catch(context.reportError);

/**
 * The answers that may be stored: each field by itself. Left out are malformed ones and, of what the whole form `refused`,
 * those that have an answer.
 */
function wellFormed<S extends z.ZodObject>(schema: S, data: FormData, refused: string[]) {
  const lenient = z.object(
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, type]) => [name, (type as z.ZodType).optional().catch(undefined)]),
    ),
  );
  const read = parseWithZod(data, { schema: lenient });
  const values = (read.status === "success" ? read.value : {}) as Record<string, unknown>;
  const isPosted = (name: string) => [...data.entries()].some(([key, value]) => rootOf(key) === name && value !== "");
  const names = Object.keys(schema.shape);
  const wrong = refused.filter((name) => data.get(name)).map(rootOf);
  const malformed = names.filter((name) => wrong.includes(name) || (values[name] === undefined && isPosted(name)));
  const stored = names.filter((name) => !malformed.includes(name)).map((name) => [name, values[name] ?? null]);
  return { answers: Object.fromEntries(stored) as Answered<S>, isComplete: malformed.length === 0 };
}
