import { and, eq, gt, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { isWrittenLanguage } from "#contract/languages.ts";
import type { Executor } from "../db/open.ts";
import { curriculumVitaeSending } from "../db/schema.ts";
import { hashOf } from "../http/authentication.ts";
import { enqueue } from "../jobs/enqueue.ts";

/** Mails the CV to the address whose owner said so, once. Refuses with 404 a token that is unknown, used or too old. */
export async function confirmSending(db: Executor, token: string, now: Date) {
  const waiting = and(
    eq(curriculumVitaeSending.tokenHash, hashOf(token)),
    gt(curriculumVitaeSending.expiresAt, now),
    isNull(curriculumVitaeSending.sentAt),
  );
  const [found] = await db.update(curriculumVitaeSending).set({ sentAt: now }).where(waiting).returning();
  if (!found) throw Refusal.notFound();
  const { email, name, language, fileKey } = found;
  await enqueue(db, "sendMail", {
    kind: "curriculumVitae",
    to: email,
    language: isWrittenLanguage(language) ? language : "de",
    values: { fileKey, fileName: ["Lebenslauf", name].filter(Boolean).join(" ").concat(".pdf") },
  });
}
