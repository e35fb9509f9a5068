import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { student } from "#contract/calls/student.ts";
import type { feedbackForm } from "../../shared/feedback/feedback.form.server.ts";

/** Sends it, with the reasons that go with its rating. */
export async function sendOpinion(
  context: PortalContext,
  agent: string,
  { negativeReasons, positiveReasons, ...opinion }: z.output<typeof feedbackForm>,
  key: string,
) {
  const reasons = { negative: negativeReasons, neutral: [], positive: positiveReasons }[opinion.selected];
  const body = { ...opinion, reasons: reasons.join(","), agent: agent.slice(0, 500) };
  await context.api(applicant.sendFeedback, { body }, key);
  await markGiven(context, key);
}

/** Spec §2: once it was closed nobody is asked again. */
export const markGiven = (context: PortalContext, key: string) =>
  context.api(student.changeMetadataEntry, { params: { key: "feedbackGiven" }, body: { value: true } }, key);
