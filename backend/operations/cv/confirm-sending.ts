import { and, eq, gt, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { pdfNameOf } from "#domain/clean-name.ts";
import type { PublicCaller } from "../../callers.ts";
import { curriculumVitaeSending } from "../../db/schema/cv.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";

/**
 * Mails the CV to the address whose owner confirmed it, once, however often they click; it is kept as long as the mail
 * is tried. 404 for a token that is unknown or expired.
 */
export async function confirmSending({ db, now }: Work, _caller: PublicCaller, { token }: { token: string }) {
  const known = and(eq(curriculumVitaeSending.tokenHash, hashOf(token)), gt(curriculumVitaeSending.expiresAt, now));
  const waiting = and(known, isNull(curriculumVitaeSending.sentAt));
  const [found] = await db.update(curriculumVitaeSending).set({ sentAt: now }).where(waiting).returning();
  if (!found) {
    const [sent] = await db.select().from(curriculumVitaeSending).where(known);
    if (!sent) throw Refusal.notFound();
    return;
  }
  const { email, name, title, language, fileKey } = found;
  await queueMail(db, {
    kind: "curriculumVitae",
    to: email,
    language: writtenLanguageOf(language),
    values: { fileKey, fileName: pdfNameOf(title ?? `Lebenslauf ${name}`) },
  });
}
