import { addAbortSignal, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import yazl from "yazl";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { activeUnit } from "#domain/active-application.ts";
import type { Backend } from "../../backend.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { experimentAssignment } from "../../db/schema/account.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import { company } from "../../db/schema/companies.ts";
import { document } from "../../db/schema/documents.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import { stageChange } from "../../db/schema/stage.ts";
import { supportTicket, ticketAttachment } from "../../db/schema/tickets.ts";
import { wholeTicket } from "../../db/tickets.ts";
import { unitWith } from "../../db/units.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork, Work } from "../../work.ts";
import { fetchDocuments } from "../documents/fetch-documents.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";
import { fetchOwnCalendarFeed } from "../matching/fetch-own-calendar-feed.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { companyLooksAt } from "./fetch-company-looks.ts";
import { fetchConsentLog } from "./fetch-consent-log.ts";
import { fetchNotificationSettings } from "./fetch-notification-settings.ts";

/**
 * Everything that is stored about an applicant, as a ZIP: a JSON file per kind, in the words of the API, and the files
 * that they uploaded, or the names of those that are missing, which are marked. Nothing about others, and no secrets.
 * 429 after `limits.exportsPerHour`.
 */
export async function exportData(work: CallWork, caller: ApplicantCaller): Promise<BytesAnswer> {
  const { db, backend, now } = work;
  await countAttempt(db, "export", caller.id, { limit: limits.exportsPerHour, minutes: 60 }, now);
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  // A file that cannot be read aborts the download: half an export must not look complete.
  const breakOff = (error: Error) => stream.destroy(error);
  zip.on("error", breakOff);
  const add = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), `${name}.json`);
  for (const [name, value] of Object.entries(await recordsOf(work, caller))) add(name, value);
  const left = new AbortController();
  stream.once("close", () => left.abort());
  addFiles(zip, backend, await filesOf(db, caller.id), { now, signal: left.signal })
    .then((missing) => {
      if (missing.length > 0) add("missingFiles", missing);
      zip.end();
    })
    .catch(breakOff);
  return { stream, mimeType: "application/zip", name: "my-data.zip" };
}

interface Reading {
  now: Date;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** Adds one file after the other as it is fetched; returns the names of missing files, which are marked. */
async function addFiles(zip: yazl.ZipFile, backend: Backend, owned: OwnedFile[], { now, signal }: Reading) {
  const missing: string[] = [];
  for (const [index, { folder, table, row }] of owned.entries()) {
    try {
      const { stream } = await openStoredFile(backend, table, row, now);
      zip.addReadStream(addAbortSignal(signal, stream as Readable), `${folder}/${index + 1} ${row.name}`);
      await finished(stream);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      missing.push(`${folder}/${row.name}`);
    }
  }
  return missing;
}

async function recordsOf(work: Work, caller: ApplicantCaller) {
  const { db } = work;
  const { id, account, units } = caller;
  const active = activeUnit({ ...account, units });
  const unit = active && (await unitWith(db, active.id));
  const unitIds = units.map((unit) => unit.id);
  const tickets = await db.select().from(supportTicket).where(eq(supportTicket.accountId, id));
  return {
    account: accountFrom(account, units),
    unit: unit && { ...unit, advisor: undefined },
    stages: await db.select().from(stageChange).where(inArray(stageChange.unitId, unitIds)),
    documents: await fetchDocuments(work, caller),
    applications: await applicationsOf(db, id),
    favorites: await db.select().from(jobOpeningMark).where(eq(jobOpeningMark.accountId, id)),
    companyLooks: await companyLooksAt(db, id),
    calendarFeed: await fetchOwnCalendarFeed(work, caller),
    contract: unit?.contract ?? null,
    supportTickets: await Promise.all(tickets.map((ticket) => wholeTicket(db, ticket, caller).then(withoutOthers))),
    consents: await fetchConsentLog(work, caller),
    notificationSettings: await fetchNotificationSettings(work, caller),
    notifications: await db.select().from(notification).where(eq(notification.accountId, id)),
    feedback: await db.select().from(feedback).where(eq(feedback.personId, account.personId)),
    campaigns: await db.select().from(campaignParticipation).where(eq(campaignParticipation.accountId, id)),
    experiments: await db.select().from(experimentAssignment).where(eq(experimentAssignment.accountId, id)),
  };
}

/** Applications to job openings with their history, without the people who acted for a company. */
async function applicationsOf(db: Executor, accountId: string) {
  const { actorId: _, ...change } = getTableColumns(matchChange);
  const own = await db
    .select({ ...getTableColumns(match), title: jobOpening.title, companyName: company.name })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(eq(match.accountId, accountId))
    .orderBy(asc(match.since));
  const ids = own.map(({ id }) => id);
  const changes = await db
    .select(change)
    .from(matchChange)
    .where(inArray(matchChange.matchId, ids))
    .orderBy(asc(matchChange.at));
  return own.map((row) => ({ ...row, history: changes.filter(({ matchId }) => matchId === row.id) }));
}

const withoutOthers = ({ messages, ...ticket }: SupportTicket) => ({
  ...ticket,
  messages: messages.map(({ author, ...message }) => (message.role === "applicant" ? { author, ...message } : message)),
});

type OwnedFile = Awaited<ReturnType<typeof filesOf>>[number];
async function filesOf(db: Executor, accountId: string) {
  const owned = [
    { folder: "documents", table: document },
    { folder: "support-tickets", table: ticketAttachment },
  ].map(async ({ folder, table }) => {
    const { id, name, fileKey, mimeType } = table;
    const rows = await db
      .select({ id, name, fileKey, mimeType })
      .from(table)
      .where(eq(table.accountId, accountId))
      .orderBy(asc(table.createdAt));
    return rows.map((row) => ({ folder, table, row }));
  });
  return (await Promise.all(owned)).flat();
}
