import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { fieldsOf, type Post, readForm, refuse, submit } from "#app/forms/submit.server.ts";
import { keepFiles } from "../../shared/tickets/send-message.server.ts";
import { keptReply } from "./ticket.form.server.ts";

interface Beside<S extends z.ZodObject> {
  schema: S;
  /** Stores a file until its message is sent. */
  keep: Parameters<typeof keepFiles>[1];
  act: (values: z.output<S>, post: Post) => Promise<Response>;
}

/**
 * Carries out a button that stands beside the answer. Where it leads away from what is typed, it posts the answer along,
 * which is then kept as a draft of the page, its files as well. Nothing is done as long as a file is refused.
 */
export async function besideAnswer<S extends z.ZodObject>(args: ActionFunctionArgs, { schema, keep, act }: Beside<S>) {
  const { context } = args;
  const fields = fieldsOf(context);
  if (fields.get("formId") !== "reply") return submit(args, schema, act);
  const failed = await keepFiles(args, keep);
  const answer = readForm(context, keptReply.extend(schema.shape));
  if (answer.status !== "success" || failed.length > 0) {
    const file = failed.map((failure) => failure.message);
    return refuse(context, answer.reply(file.length ? { fieldErrors: { file } } : {}));
  }
  const done = await submit(args, schema, act);
  // The act has used up the key that came with the answer: the same act later is another one.
  fields.delete("formKey");
  if (fields.get("text") || fields.has("attachments")) await context.drafts.keep();
  return done;
}
