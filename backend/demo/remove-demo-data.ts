import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Backend, BackendSettings } from "../backend.ts";
import type { Db, Executor } from "../db/open.ts";
import { subjectsOf } from "../db/people.ts";
import { account } from "../db/schema/account.ts";
import { invoice } from "../db/schema/accounting.ts";
import { company, companyUser } from "../db/schema/companies.ts";
import { companyDocument, document } from "../db/schema/documents.ts";
import { identityAccount } from "../db/schema/identity.ts";
import { partnerRequest } from "../db/schema/partner-requests.ts";
import { person } from "../db/schema/people.ts";
import { feedback } from "../db/schema/personal-data.ts";
import { officeText, textFile } from "../db/schema/texts.ts";
import { supportTicket, ticketAttachment } from "../db/schema/tickets.ts";
import { advisor, campus, course, intake, unit } from "../db/schema/unit.ts";
import { endProviderSessions } from "../identity/sessions.ts";
import { lockLeaving } from "../operations/matching/withdraw-matches.ts";
import { eraseAccount } from "../operations/personal-data/erase-account.ts";
import { forgetInPortal } from "../operations/personal-data/forget-person.ts";
import { isInUse, selectKept } from "../operations/programme/kept.ts";
import { kinds } from "../operations/programme/kinds.ts";

const marked = [person, company, campus, course, intake, officeText, partnerRequest];
const isMadeUp = (table: (typeof marked)[number]) => eq(table.isDemo, true);

/** Whether the database holds any demo data. */
export async function holdsDemoData(db: Db): Promise<boolean> {
  for (const table of marked) if ((await db.$count(table, isMadeUp(table))) > 0) return true;
  return false;
}

interface Secret {
  settings: Pick<BackendSettings, "sessionSecret">;
}

/**
 * Removes all demo data with its files, sign-ins, sessions and tokens. Everybody else stays; people who had a demo
 * advisor get another by a task (ADR 0164), and campuses, courses and intakes that real people chose become the office's.
 */
export async function removeDemoData(
  { database, files, settings: { sessionSecret } }: Pick<Backend, "database" | "files"> & Secret,
  now: Date,
) {
  const keys = await database.db.transaction(async (db) => {
    const people = await demoPeople(db);
    const keys = await fileKeysOf(db, people);
    // Companies go first, so that no demo person gets a mail about an application that ended.
    await db.delete(company).where(isMadeUp(company));
    await removeSignIns(db, people, sessionSecret);
    // Before their accounts: who is forgotten leaves a rating behind.
    await db.delete(feedback).where(inArray(feedback.personId, people.people));
    for (const { id } of people.accounts)
      await eraseAccount({ db, publicUrl: "", sessionSecret, now }, (await lockLeaving(db, id))!);
    await removeAdvisors(db, people.advisors.map(idOf));
    const colleagues = people.colleagues.map(idOf);
    for (const table of [ticketAttachment, supportTicket])
      await db.delete(table).where(inArray(table.companyUserId, colleagues));
    await db.delete(companyUser).where(inArray(companyUser.id, colleagues));
    for (const table of [person, officeText, partnerRequest]) await db.delete(table).where(isMadeUp(table));
    await removeProgramme(db);
    return keys;
  });
  for (const key of keys) await files.remove(key);
}

const idOf = ({ id }: { id: string }) => id;

type People = Awaited<ReturnType<typeof demoPeople>>;

async function demoPeople(db: Executor) {
  const people = (await db.select().from(person).where(isMadeUp(person))).map(idOf);
  return {
    people,
    accounts: await db.select().from(account).where(inArray(account.personId, people)),
    advisors: await db.select().from(advisor).where(inArray(advisor.personId, people)),
    colleagues: await db.select().from(companyUser).where(inArray(companyUser.personId, people)),
  };
}

async function fileKeysOf(db: Executor, { accounts, colleagues }: People): Promise<string[]> {
  const owned = [
    [document, document.accountId, accounts],
    [ticketAttachment, ticketAttachment.accountId, accounts],
    [ticketAttachment, ticketAttachment.companyUserId, colleagues],
  ] as const;
  const keys: string[] = [];
  for (const [table, owner, owners] of owned) {
    const found = await db
      .select({ key: table.fileKey })
      .from(table)
      .where(inArray(owner, owners.map(idOf)));
    keys.push(...found.map(({ key }) => key));
  }
  const firms = db.select({ id: company.id }).from(company).where(isMadeUp(company));
  const billed = await db
    .select({ key: sql<string>`${invoice.fileKey}` })
    .from(invoice)
    .where(and(inArray(invoice.companyId, firms), isNotNull(invoice.fileKey)));
  const papers = await db
    .select({ key: companyDocument.fileKey })
    .from(companyDocument)
    .where(inArray(companyDocument.companyId, firms));
  const handed = await db
    .select({ key: textFile.fileKey })
    .from(textFile)
    .innerJoin(officeText, eq(officeText.id, textFile.textId))
    .where(isMadeUp(officeText));
  return [...keys, ...[...billed, ...papers, ...handed].map(({ key }) => key)];
}

/** Includes people who never signed in: only the address leads to their sign-ins. */
async function removeSignIns(db: Executor, { people, accounts, advisors, colleagues }: People, sessionSecret: string) {
  const addresses = [...accounts, ...advisors, ...colleagues].map(({ email }) => email.toLowerCase());
  const removed = await db
    .delete(identityAccount)
    .where(inArray(sql`lower(${identityAccount.email})`, addresses))
    .returning();
  for (const { id } of removed) await endProviderSessions(db, id);
  const subjects: string[] = [];
  for (const id of people) subjects.push(...(await subjectsOf(db, id)));
  await forgetInPortal(db, subjects, sessionSecret);
}

async function removeAdvisors(db: Executor, advisors: string[]) {
  await db.update(unit).set({ advisorId: null }).where(inArray(unit.advisorId, advisors));
  await db.delete(advisor).where(inArray(advisor.id, advisors));
}

async function removeProgramme(db: Executor) {
  // Courses first: they name campuses.
  for (const kind of ["course", "campus", "intake"] as const) {
    const { table } = kinds[kind];
    const madeUp = await selectKept(db, kind, isMadeUp(table));
    const unused = madeUp.filter((one) => !isInUse(one));
    await db.delete(table).where(inArray(table.id, unused.map(idOf)));
    await db.update(table).set({ isDemo: false }).where(isMadeUp(table));
  }
}
