import type { PortalContext } from "#app/context.ts";
import { openForm } from "#app/forms/form.server.ts";
import type { Account } from "#contract/entities/account.ts";
import type { StepStatus } from "#domain/application-steps.ts";
import { feedbackForm } from "../../shared/feedback/feedback.form.server.ts";

/** The dialog's form for somebody who has just finished a group of steps, unless feedback was given or closed before. */
export async function openPrompt(
  request: Request,
  context: PortalContext,
  { metadata }: Account,
  statuses: { status: StepStatus }[],
) {
  const isFinished = statuses.every(({ status }) => status === "done" || status === "waiting");
  if (!isFinished || metadata.feedbackGiven === true) return null;
  return openForm(request, context, { id: "feedback", schema: feedbackForm });
}
