import type { ActionFunctionArgs } from "@remix-run/node";
import { fieldsOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { replyForm } from "../../shared/tickets/message.form.server.ts";
import { keepFiles } from "../../shared/tickets/send-message.server.ts";

/**
 * Carries out a button that stands beside the answer. Without script it posts the answer along, which is then kept as a
 * draft of the page, its files as well. Nothing is done as long as a file is refused.
 */
export async function besideAnswer(
  args: ActionFunctionArgs,
  keep: Parameters<typeof keepFiles>[1],
  act: () => Response | Promise<Response>,
) {
  const { context } = args;
  if (fieldsOf(context).get("formId") !== "reply") return act();
  const failed = await keepFiles(args, keep);
  const answer = readForm(context, replyForm);
  if (failed.length > 0)
    return refuse(context, answer.reply({ fieldErrors: { file: failed.map((failure) => failure.message) } }));
  const done = await act();
  const fields = fieldsOf(context);
  // The act has used up the key that came with the answer: the same act later is another one.
  fields.delete("formKey");
  if (fields.get("text") || fields.has("attachments")) await context.drafts.keep();
  return done;
}
