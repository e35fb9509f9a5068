import { and, eq, inArray, or, sql } from "drizzle-orm";
import { nameOf } from "#domain/person-name.ts";
import { draftOwnersOf } from "../../db/draft-owner.ts";
import { type Addressee, isMailOf } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { embeddedProvider, subjectsOf } from "../../db/people.ts";
import { account } from "../../db/schema/account.ts";
import { attempt, auditEntry, idempotentCall } from "../../db/schema/calls.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { applicantIn, mail } from "../../db/schema/mail.ts";
import { person } from "../../db/schema/people.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import { portalCurriculumVitae, portalDraft, portalSession } from "../../db/schema/portal.ts";
import { advisor } from "../../db/schema/unit.ts";
import { hashOf } from "../../identity/secrets.ts";
import { endProviderSessions } from "../../identity/sessions.ts";
import { colleagueValues, namingColleagues, onlyToApplicants } from "../../mail/mail-kinds.ts";
import { forgetTries } from "../identity/sign-in-blocks.ts";

/** Forgets who made calls by this id of one side: the audit log keeps what was done, but not by whom. */
export async function forgetCaller(db: Executor, id: string) {
  await db.update(auditEntry).set({ caller: "deleted" }).where(eq(auditEntry.caller, id));
  await db.update(auditEntry).set({ subject: null }).where(eq(auditEntry.subject, id));
  await db.delete(idempotentCall).where(eq(idempotentCall.caller, id));
  await db.delete(attempt).where(eq(attempt.who, id));
}

/** Locks the sign-in of somebody who leaves a side, as a sign-out does before the tokens and sessions. */
export async function lockSignIn(db: Executor, personId: string) {
  const subjects = await subjectsOf(db, personId, embeddedProvider);
  const isTheirs = inArray(sql`${identityAccount.id}::text`, subjects);
  await db.select({ id: identityAccount.id }).from(identityAccount).where(isTheirs).for("update");
}

interface Traced {
  personId: string;
  email: string;
}

/**
 * Removes what no foreign key of a person reaches, their mails apart: sessions, drafts, the CV being written, attempts.
 * A rating stays, without its words.
 */
export async function forgetTraces(db: Executor, { personId, email }: Traced, sessionSecret: string) {
  const subjects = await subjectsOf(db, personId);
  await db.update(feedback).set({ personId: null, feedback: null, agent: "" }).where(eq(feedback.personId, personId));
  await db.delete(attempt).where(inArray(attempt.who, [personId, ...subjects, hashOf(email.toLowerCase())]));
  for (const id of subjects) await forgetTries(db, { id, email });
  await forgetInPortal(db, subjects, sessionSecret);
}

/** Removes the mails to an applicant as such; those that wait are not sent. */
export const forgetMailsToApplicant = (db: Executor, applicant: Addressee) =>
  db.delete(mail).where(and(isMailOf(db, applicant), inArray(mail.kind, onlyToApplicants)));

/** Removes what the portal keeps for these sign-ins, also what they sent without a session (ADR 0038). */
export async function forgetInPortal(db: Executor, subjects: string[], sessionSecret: string) {
  await db.delete(portalSession).where(inArray(sql`${portalSession.data}->>'subject'`, subjects));
  await db.delete(portalDraft).where(inArray(portalDraft.owner, draftOwnersOf(subjects, sessionSecret)));
  await db.delete(portalCurriculumVitae).where(inArray(portalCurriculumVitae.owner, subjects));
}

/**
 * Empties what was mailed to others about an applicant, so that nobody can send it again: its link leads to their page.
 * That it was mailed stays.
 */
export async function forgetMailsAbout(db: Executor, accountId: string) {
  await db
    .update(mail)
    .set({ content: null })
    .where(eq(applicantIn(mail.content), accountId));
}

/**
 * Empties what was mailed to colleagues in which a company user is named. That it was mailed stays. Only where mails
 * name people: a name is anybody's choice, and may be that of a company or an opening.
 */
export async function forgetMailsNaming(db: Executor, user: Parameters<typeof nameOf>[0] & { id: string }) {
  const names = sql.param([nameOf(user), user.email]);
  const isNaming = sql`${mail.content}->'named' ? ${user.id}`;
  // Lines of version 2.8.0, and those about somebody who only asked to become a colleague, have no id.
  const hasName = sql`exists (select from jsonb_each_text(${mail.content}->'values')
    where key = any (${sql.param(colleagueValues)}::text[]) and value = any (${names}::text[]))`;
  await db
    .update(mail)
    .set({ content: null })
    .where(and(inArray(mail.kind, namingColleagues), or(isNaming, hasName)));
}

/** Whether somebody is on any side of the portal. */
export async function isOnAnySide(db: Executor, personId: string): Promise<boolean> {
  for (const table of [account, advisor, companyUser])
    if ((await db.$count(table, eq(table.personId, personId))) > 0) return true;
  return false;
}

/**
 * Removes a person who is on no side any more, with all mails that are theirs, and the sign-in, if it belongs to the
 * embedded provider.
 */
export async function removePerson(db: Executor, gone: Addressee) {
  await db.delete(mail).where(isMailOf(db, gone));
  for (const subject of await subjectsOf(db, gone.personId, embeddedProvider)) {
    await endProviderSessions(db, subject);
    await db.delete(identityAccount).where(eq(sql`${identityAccount.id}::text`, subject));
  }
  await db.delete(person).where(eq(person.id, gone.personId));
}
