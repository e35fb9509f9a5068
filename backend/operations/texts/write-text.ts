import type { z } from "zod";
import type { newVersion, textWords } from "#contract/entities/text.ts";
import { languagesOf } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { changedAnswers } from "#domain/stale-answers.ts";
import type { Actor } from "../../callers.ts";
import { textVersion } from "../../db/schema/texts.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { lockText } from "./lock-text.ts";
import { refuseMisworded } from "./refuse-misworded.ts";

type Words = z.output<typeof textWords>;

/**
 * Writes a text's next version in a language; the same words again make none. 404 for an unknown text or a language
 * that nobody reads it in, 409 (`stale`) for what somebody else wrote since `readAt`, 422 as `refuseMisworded` says.
 */
export async function writeText(
  { db, now }: Work,
  { id: advisorId }: Actor,
  { textId, language, readAt, ...words }: z.output<typeof newVersion> & { textId: string },
): Promise<void> {
  const text = await lockText(db, textId);
  if (!languagesOf(text).some((one) => one === language)) throw Refusal.notFound();
  refuseMisworded(textId, language, words);
  const latest = text.versions.find((version) => version.language === language);
  if (latest) {
    const writtenAt = { title: latest.number, facts: latest.number, body: latest.number };
    refuseStale<Words>(latest, words, writtenAt, readAt);
    if (changedAnswers<Words>(latest, words).length === 0) return;
  }
  const number = (latest?.number ?? 0) + 1;
  await db.insert(textVersion).values({ ...words, textId, language, number, advisorId, createdAt: now });
}
