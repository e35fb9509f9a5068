import type { ActionFunctionArgs } from "@remix-run/node";
import { fieldsOf, formResultOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { replyForm } from "../../shared/tickets/message.form.server.ts";
import { keepFiles } from "../../shared/tickets/send-message.server.ts";
import { keyOfAnswer } from "./ready-answer.ts";

/** The reply as it was typed, with the chosen answer below, and its files; nothing is sent. */
export async function insertAnswer(args: ActionFunctionArgs, keep: Parameters<typeof keepFiles>[1]) {
  const { context, params } = args;
  const failed = await keepFiles(args, keep);
  const { asker } = await context.api(calls.fetchTicket, { params: { ticketId: params.ticketId ?? "" } });
  const answers = await context.api(calls.fetchReadyAnswers, { query: { side: asker.side } });
  const fields = fieldsOf(context);
  const chosen = answers.find((answer) => keyOfAnswer(answer) === fields.get("answer"));
  if (chosen) fields.set("text", [fields.get("text")?.trimEnd(), chosen.body].filter(Boolean).join("\n\n"));
  const submission = readForm(context, replyForm);
  // Deleted by the office meanwhile, or a file that cannot be kept.
  const file = failed.map((failure) => failure.message);
  if (!chosen || file.length > 0)
    return refuse(context, submission.reply(chosen ? { fieldErrors: { file } } : { formErrors: ["stale"] }));
  return json({ form: formResultOf(context, submission.reply()) });
}
