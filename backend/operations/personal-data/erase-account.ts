import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { embeddedProvider, subjectsOf } from "../../db/people.ts";
import { account } from "../../db/schema/account.ts";
import { attempt, auditEntry, idempotentCall } from "../../db/schema/calls.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { document } from "../../db/schema/documents.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { notificationRead } from "../../db/schema/notifications.ts";
import { person } from "../../db/schema/people.ts";
import { consentChange, consentConfirmation, feedback } from "../../db/schema/personal-data.ts";
import { portalDraft, portalSession } from "../../db/schema/portal.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { advisor } from "../../db/schema/unit.ts";
import { hashOf } from "../../identity/secrets.ts";
import { endProviderSessions } from "../../identity/sessions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";
import { revokeTokens } from "../identity/revoke-tokens.ts";
import { withdrawMatches } from "../matching/withdraw-matches.ts";

type AccountRow = typeof account.$inferSelect;

/**
 * Removes an account with everything that says who it was: answers, applications, tickets, files, sign-in, sessions,
 * drafts. Companies are told that its applications ended; the audit log keeps what was done, but not by whom. People
 * who are also advisors or company users remain so and keep their sign-in.
 */
export async function eraseAccount(work: Work, row: AccountRow) {
  const { db, now } = work;
  await withdrawMatches(work, row.id, { role: "system", actorId: null });
  await removeFiles(db, row.id);
  const subjects = await subjectsOf(db, row.personId);
  await forgetTraces(db, row, subjects);
  await revokeTokens(db, row.personId, now);
  await db.delete(account).where(eq(account.id, row.id));
  if (await isNeeded(db, row.personId)) await forgetChoices(db, row.personId);
  else await removePerson(db, row.personId);
  await db.delete(portalSession).where(inArray(sql`${portalSession.data}->>'subject'`, subjects));
  await db.delete(portalDraft).where(inArray(portalDraft.owner, subjects));
}

async function removeFiles(db: Executor, accountId: string) {
  for (const table of [document, ticketAttachment])
    for (const { key } of await db.select({ key: table.fileKey }).from(table).where(eq(table.accountId, accountId)))
      await enqueue(db, "removeFile", { key });
}

/** What no foreign key reaches. A rating stays, without its words. */
async function forgetTraces(db: Executor, { id, personId, email }: AccountRow, subjects: string[]) {
  await db.update(feedback).set({ personId: null, feedback: null, agent: "" }).where(eq(feedback.personId, personId));
  await db.update(account).set({ referredBy: null }).where(eq(account.referredBy, id));
  await db.update(auditEntry).set({ caller: "deleted" }).where(eq(auditEntry.caller, id));
  await db.update(auditEntry).set({ subject: null }).where(eq(auditEntry.subject, id));
  await db.update(auditEntry).set({ accountId: null, subject: null }).where(eq(auditEntry.accountId, id));
  await db.delete(idempotentCall).where(eq(idempotentCall.caller, id));
  await db.delete(attempt).where(inArray(attempt.who, [id, personId, ...subjects, hashOf(email.toLowerCase())]));
}

async function isNeeded(db: Executor, personId: string) {
  for (const table of [advisor, companyUser])
    if ((await db.$count(table, eq(table.personId, personId))) > 0) return true;
  return false;
}

/** The person's choices, which are deleted with the account. */
async function forgetChoices(db: Executor, personId: string) {
  for (const table of [consentChange, consentConfirmation, notificationRead])
    await db.delete(table).where(eq(table.personId, personId));
  const nothing = { metadata: {}, consents: [], notificationSettings: {} };
  await db.update(person).set(nothing).where(eq(person.id, personId));
}

/** Including the sign-in, if it belongs to the embedded provider. */
async function removePerson(db: Executor, personId: string) {
  for (const subject of await subjectsOf(db, personId, embeddedProvider)) {
    await endProviderSessions(db, subject);
    await db.delete(identityAccount).where(eq(sql`${identityAccount.id}::text`, subject));
  }
  await db.delete(person).where(eq(person.id, personId));
}
