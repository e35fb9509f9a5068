import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { textPlaceChanges } from "#contract/entities/text.ts";
import { kindOf } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import { officeText } from "../../db/schema/texts.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { lockText } from "./lock-text.ts";
import { refuseMisplaced } from "./refuse-misplaced.ts";

/**
 * Changes where a text stands and when it is shown. 403 for a legal text, which always is; 404 for an unknown one; 409
 * for `stale` answers; 422 as `refuseMisplaced` says.
 */
export async function changeText(
  { db }: Work,
  _caller: unknown,
  { textId: id, version, ...changes }: z.output<typeof textPlaceChanges> & { textId: string },
): Promise<void> {
  const text = await lockText(db, id);
  if (kindOf(text.kind).isFixed) throw Refusal.forbidden();
  refuseStale<object>(text, changes, text.answerVersions, version);
  const changed = changedAnswers<object>(text, changes);
  if (changed.length === 0) return;
  const place = { ...text, ...changes };
  refuseMisplaced(text.kind, place);
  await db
    .update(officeText)
    .set({
      ...changes,
      startsAt: place.startsAt === null ? null : new Date(place.startsAt),
      ...nextVersion(text, changed),
    })
    .where(eq(officeText.id, id));
}
