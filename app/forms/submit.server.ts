import type { Submission, SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { json } from "#app/json.server.ts";
import { errorCodes } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext, PostedFile } from "../context.ts";
import { askedFields, withoutUnasked } from "./asked-fields.server.ts";
import { addressOfDraft } from "./form.server.ts";
import { rootOf } from "./form-fields.ts";
import { type FormResult, type Versions, versionsIn } from "./form-state.ts";
import { plainMessage } from "./pieces.server.ts";
import { isPassword } from "./secret-fields.ts";
import { toldCodes } from "./told-codes.ts";

/** The parts of a post that are not answers. */
export interface Post {
  intent: string;
  key: string;
  versions: Versions;
  files: PostedFile[];
}
interface AnySubmission extends Pick<Submission<unknown, string[]>, "payload" | "reply"> {
  /** Of a post that the schema takes. */
  value?: unknown;
}
/** The fields that are not asked with these answers. */
type NotAsked = (typed: URLSearchParams) => readonly string[];
type CarryOut<Values> = (values: Values, post: Post) => Promise<Response>;

/** Reads a post by its schema and carries it out; anything else answers 422 with every value kept (design §7). */
export function submit<S extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: S,
  carryOut: CarryOut<z.output<S>>,
  notAsked: NotAsked = () => [],
) {
  const typed = fieldsOf(args.context);
  const submission = readForm(args.context, schema, withoutUnasked(typed, notAsked(typed)));
  if (submission.status !== "success") return refuse(args.context, submission.reply(shown(submission)));
  return carryOutOrRefuse(args, submission, () => carryOut(submission.value as z.output<S>, postOf(args.context)));
}

/** The posted answers by a schema; a row that does not belong to this form is a bad request. */
export function readForm<S extends z.ZodType>(
  context: PortalContext,
  schema: S,
  posted: Iterable<[string, string]> = fieldsOf(context),
) {
  const { data, isFit } = askedFields(posted, schema);
  if (!isFit) throw new Response(null, { status: 400 });
  return parseWithZod(data, { schema: coerceFormValue(schema), disableAutoCoercion: true, error: plainMessage });
}

/** Pages write 1095 as `1.095` or `1,095`, so people type it as well; no form asks for fractions. */
const { coerceFormValue } = configureCoercion({
  type: { number: (typed) => (typed.trim() ? Number(withoutMarks(typed.trim())) : Number.NaN) },
});
const withoutMarks = (typed: string) =>
  /^[1-9]\d{0,2}([.,\s])\d{3}(\1\d{3})*$/.test(typed) ? typed.replace(/\D/g, "") : typed;

export const fieldsOf = (context: PortalContext) => context.posted?.fields ?? new URLSearchParams();

export function postOf({ posted }: PortalContext): Post {
  const fields = posted?.fields ?? new URLSearchParams();
  return {
    intent: fields.get("intent") ?? "",
    key: /^[\w-]{1,100}$/.exec(fields.get("formKey") ?? "")?.[0] ?? "",
    versions: versionsIn(fields),
    files: posted?.files ?? [],
  };
}

/** Whether a post's word is one of these acts. */
export const isOneOf = <A extends object>(acts: A, intent: string): intent is Extract<keyof A, string> =>
  Object.hasOwn(acts, intent);

/**
 * Carries out the post and drops its draft. A refusal is shown at the fields it names, or above them with its code
 * (§8).
 */
export async function carryOutOrRefuse(
  { context }: ActionFunctionArgs,
  submission: AnySubmission,
  carryOut: () => Promise<Response>,
) {
  try {
    const answer = await carryOut();
    const address = await addressOfDraft(context);
    if (address) await context.drafts.drop(address);
    return answer;
  } catch (error) {
    if (!(error instanceof RefusedResponse)) throw error;
    const { code, customErrors } = error.refusal;
    const result = submission.reply({ ...shown(submission), ...errorsOf(code, customErrors, submission) });
    return refuse(context, result, code);
  }
}

/** The form as it was sent, to be posted again as the same post. */
export function formResultOf(context: PortalContext, result: SubmissionResult<string[]>): FormResult {
  const { versions, key } = postOf(context);
  return { formId: fieldsOf(context).get("formId") ?? "", result, versions, key };
}

/** The values and errors of a refused post, with its status. */
export function refuse(context: PortalContext, result: SubmissionResult<string[]>, code = 422) {
  const sent = formResultOf(context, result);
  const form: FormResult = code === 409 ? { ...sent, versions: null } : sent;
  // Adding a row is no error: the page comes back with the row (conform's status is undefined).
  const status = result.status === undefined ? 200 : code in forbidden ? 403 : code < 600 ? code : 502;
  return json({ form }, { status });
}

/** What nobody may, or not this reader, and the words for it. */
const forbidden: Partial<Record<number, string>> = {
  403: "forbidden",
  [errorCodes.ownerNotEditable]: "ownerNotEditable",
};

const shown = (submission: { payload: Record<string, unknown> }) => ({
  hideFields: Object.keys(submission.payload).filter(isPassword),
});

function errorsOf(code: number, customErrors: Record<string, string[]> | undefined, { payload, value }: AnySubmission) {
  const told = toldCodes[code];
  if (told) return { formErrors: [message(told)] };
  if (code !== 409 && code !== 422) return { formErrors: [message(forbidden[code] ?? "notTransferred", { code })] };
  // A box that is not ticked is not posted, but its schema knows it.
  const fields = { ...payload, ...(value as object | undefined) };
  const known = (field: string) => rootOf(field) in fields;
  const entries = Object.entries(customErrors ?? {});
  const elsewhere = entries.filter(([field]) => !known(field)).flatMap(([, messages]) => messages);
  return {
    fieldErrors: Object.fromEntries(entries.filter(([field]) => known(field))),
    formErrors: entries.length > 0 ? elsewhere : [message("processing")],
  };
}
