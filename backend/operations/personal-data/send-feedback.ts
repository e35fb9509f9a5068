import type { z } from "zod";
import type { applicant } from "#contract/calls/applicant.ts";
import { feedbackReasons } from "#contract/enumerations/help.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";
import { countAttempt } from "../refuse-too-many.ts";

/**
 * Keeps what somebody thinks of the portal (spec §3, feedback submission). Refuses with 422 a reason that does not go
 * with the rating, and with 429 more than `limits.feedbacksPerHour`.
 */
export async function sendFeedback(
  { db, now }: Work,
  { account: { personId } }: Pick<ApplicantCaller, "account">,
  body: z.output<typeof applicant.sendFeedback.body>,
) {
  const known: readonly string[] = feedbackReasons[body.selected];
  if (!body.reasons.split(",").every((reason) => reason === "" || known.includes(reason)))
    throw Refusal.invalid({ reasons: ["processing"] });
  await countAttempt(db, "feedback", personId, { limit: limits.feedbacksPerHour, minutes: 60 }, now);
  await db.insert(feedback).values({ personId, ...body, at: now });
}
