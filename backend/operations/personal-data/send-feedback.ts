import type { z } from "zod";
import type { feedbackAnswer } from "#contract/entities/feedback.ts";
import { feedbackReasons } from "#contract/enumerations/help.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Someone } from "../../callers.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";

/** The page that the person was looking at, if their side sends it. */
interface Screen {
  agent: string;
  screenWidth: number;
  screenHeight: number;
}

/**
 * Stores an opinion of the portal (spec §3, feedback submission). 422 for a reason that does not match the rating, 429
 * after `limits.feedbacksPerHour`.
 */
export async function sendFeedback(
  { db, now }: Work,
  { personId }: Someone,
  { agent = "", screenWidth = 0, screenHeight = 0, ...said }: Partial<Screen> & z.output<typeof feedbackAnswer>,
) {
  const known: readonly string[] = feedbackReasons[said.selected];
  if (!said.reasons.split(",").every((reason) => reason === "" || known.includes(reason)))
    throw Refusal.invalid({ reasons: ["processing"] });
  await countAttempt(db, "feedback", personId, hourly(limits.feedbacksPerHour), now);
  await db.insert(feedback).values({ personId, ...said, agent, screenWidth, screenHeight, at: now });
}
