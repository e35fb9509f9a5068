import { and, eq, notInArray, sql } from "drizzle-orm";
import { companyConsentTypes } from "#contract/enumerations/help.ts";
import { companyFlags } from "#contract/enumerations/people.ts";
import type { BackendSettings } from "../../backend.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { document } from "../../db/schema/documents.ts";
import { person } from "../../db/schema/people.ts";
import { consentChange, consentConfirmation } from "../../db/schema/personal-data.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";
import { revokeTokens } from "../identity/revoke-tokens.ts";
import { type Leaving, withdrawMatches } from "../matching/withdraw-matches.ts";
import {
  forgetCaller,
  forgetMailsAbout,
  forgetMailsToApplicant,
  forgetTraces,
  isOnAnySide,
  lockSignIn,
  removePerson,
} from "./forget-person.ts";
import { settingsOfOtherSides } from "./replace-notification-settings.ts";

/**
 * Removes an account with everything that says who it was: answers, applications, tickets, files, sign-in, sessions,
 * drafts. Companies are told that its applications ended; the logs keep what was done, but not by whom. People
 * who are also advisors or company users remain so and keep their sign-in.
 */
export async function eraseAccount(work: Work & Pick<BackendSettings, "sessionSecret">, leaving: Leaving) {
  const { db, now, sessionSecret } = work;
  const { id, personId } = leaving.person;
  await withdrawMatches(work, leaving, { role: "system", actorId: null });
  await removeFiles(db, id);
  await db.update(account).set({ referredBy: null }).where(eq(account.referredBy, id));
  await db.update(auditEntry).set({ accountId: null, subject: null }).where(eq(auditEntry.accountId, id));
  await forgetCaller(db, id);
  await lockSignIn(db, personId);
  await forgetTraces(db, leaving.person, sessionSecret);
  await forgetMailsAbout(db, id);
  await revokeTokens(db, personId, now);
  await db.delete(account).where(eq(account.id, id));
  if (!(await isOnAnySide(db, personId))) return removePerson(db, leaving.person);
  await forgetMailsToApplicant(db, leaving.person);
  await forgetChoices(db, personId);
}

async function removeFiles(db: Executor, accountId: string) {
  for (const table of [document, ticketAttachment])
    for (const { key } of await db.select({ key: table.fileKey }).from(table).where(eq(table.accountId, accountId)))
      await enqueue(db, "removeFile", { key });
}

/** The person's choices, which are deleted with the account; those that the companies' side knows stay there. */
async function forgetChoices(db: Executor, personId: string) {
  const isColleague = (await db.$count(companyUser, eq(companyUser.personId, personId))) > 0;
  const types = isColleague ? [...companyConsentTypes] : [];
  const flags = isColleague ? [...companyFlags] : [];
  await db.delete(consentConfirmation).where(eq(consentConfirmation.personId, personId));
  await db
    .delete(consentChange)
    .where(and(eq(consentChange.personId, personId), notInArray(consentChange.type, types)));
  const metadata = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${person.metadata})
    where key = any (${sql.param(flags)}::text[]))`;
  const consents = sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${person.consents}) as one
    where one->>'type' = any (${sql.param(types)}::text[]))`;
  const kept = { metadata, consents, notificationSettings: settingsOfOtherSides };
  await db.update(person).set(kept).where(eq(person.id, personId));
}
