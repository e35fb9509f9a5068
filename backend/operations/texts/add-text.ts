import type { z } from "zod";
import type { newText } from "#contract/entities/text.ts";
import { kindOf } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Actor } from "../../callers.ts";
import { officeText, textVersion } from "../../db/schema/texts.ts";
import type { Work } from "../../work.ts";
import { refuseMisplaced } from "./refuse-misplaced.ts";

/**
 * Adds a text of the office's own, in German. 403 for a kind that nothing is added to, 422 as `refuseMisplaced` says
 * and for a last day that is over (`dateInPast`): only a text that was shown ends.
 */
export async function addText(
  { db, now }: Work,
  { id: advisorId }: Actor,
  { kind, title, facts, body, ...place }: z.output<typeof newText>,
): Promise<{ id: string }> {
  if (kindOf(kind).isFixed) throw Refusal.forbidden();
  refuseMisplaced(kind, place);
  if (place.endsOn && place.endsOn < todayInGermany(now)) throw Refusal.invalid({ endsOn: ["dateInPast"] });
  const startsAt = place.startsAt === null ? null : new Date(place.startsAt);
  const [added] = await db
    .insert(officeText)
    .values({ kind, ...place, startsAt, createdAt: now })
    .returning();
  const { id: textId } = added!;
  await db
    .insert(textVersion)
    .values({ textId, language: defaultLanguage, number: 1, title, facts, body, advisorId, createdAt: now });
  return { id: textId };
}
