import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import {
  account,
  attempt,
  auditEntry,
  document,
  feedback,
  idempotentCall,
  identityAccount,
  portalDraft,
  portalSession,
  ticketAttachment,
} from "../db/schema.ts";
import { hashOf } from "../http/authentication.ts";
import { endProviderSessions } from "../identity/sessions.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Work } from "./act.ts";
import { withdrawMatches } from "./withdraw-matches.ts";

type AccountRow = typeof account.$inferSelect;

/**
 * Removes an account with everything that says who it was: answers, applications, tickets, files, sign-in, sessions,
 * drafts. Companies are told that its applications ended; the audit keeps what was done, and not by whom.
 *
 * @param issuer the embedded identity provider's own: only a sign-in of its own can be removed here
 */
export async function eraseAccount(work: Work, row: AccountRow, issuer: string) {
  const { db } = work;
  await withdrawMatches(work, row.id, { role: "system", actorId: null });
  await removeFiles(db, row.id);
  await forgetTraces(db, row);
  await db.delete(account).where(eq(account.id, row.id));
  if (row.issuer === issuer) await removeIdentity(db, row.subject);
  await db.delete(portalSession).where(eq(sql`${portalSession.data}->>'subject'`, row.subject));
  await db.delete(portalDraft).where(eq(portalDraft.owner, row.subject));
}

async function removeFiles(db: Executor, accountId: string) {
  const owned = [document, ticketAttachment].map((table) =>
    db.select({ key: table.fileKey }).from(table).where(eq(table.accountId, accountId)),
  );
  for (const { key } of (await Promise.all(owned)).flat()) await enqueue(db, "removeFile", { key });
}

/** What no foreign key reaches. A rating stays, without its words. */
async function forgetTraces(db: Executor, { id, email, subject }: AccountRow) {
  await db.update(feedback).set({ feedback: null, agent: "" }).where(eq(feedback.accountId, id));
  await db.update(account).set({ referredBy: null }).where(eq(account.referredBy, id));
  await db.update(auditEntry).set({ caller: "deleted" }).where(eq(auditEntry.caller, id));
  await db.update(auditEntry).set({ subject: null }).where(eq(auditEntry.subject, id));
  await db.delete(idempotentCall).where(eq(idempotentCall.caller, id));
  await db.delete(attempt).where(inArray(attempt.who, [id, subject, hashOf(email.toLowerCase())]));
}

async function removeIdentity(db: Executor, subject: string) {
  await endProviderSessions(db, subject);
  await db.delete(identityAccount).where(eq(sql`${identityAccount.id}::text`, subject));
}
