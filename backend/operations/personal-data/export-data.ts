import type { Readable } from "node:stream";
import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import yazl from "yazl";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { activeUnit } from "#domain/active-application.ts";
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
import type { FileStore } from "../../files/file-store.ts";
import { fetchDocuments } from "../documents/fetch-documents.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { fetchConsentLog } from "./fetch-consent-log.ts";
import { fetchNotificationSettings } from "./fetch-notification-settings.ts";

/**
 * Everything that is stored about an applicant, as a ZIP: a JSON file per kind, in the words of the API, and the files
 * that they uploaded, or the names of those that are missing. Nothing about others, and no secret. Refuses with 429 more than `limits.exportsPerHour`.
 */
export async function exportData(
  db: Executor,
  files: FileStore,
  caller: ApplicantCaller,
  now: Date,
): Promise<BytesAnswer> {
  await countAttempt(db, "export", caller.id, { limit: limits.exportsPerHour, minutes: 60 }, now);
  const zip = new yazl.ZipFile();
  // A file that cannot be read breaks the download off: half of an export must not look like a whole one.
  zip.on("error", (error: Error) => (zip.outputStream as Readable).destroy(error));
  const owned = await filesOf(db, caller.id);
  const missingFiles = owned.filter(({ missingSince }) => missingSince).map(({ folder, name }) => `${folder}/${name}`);
  const records = { ...(await recordsOf(db, caller)), ...(missingFiles.length > 0 && { missingFiles }) };
  for (const [name, value] of Object.entries(records))
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), `${name}.json`);
  for (const [index, { folder, name, fileKey }] of owned.filter(({ missingSince }) => !missingSince).entries())
    zip.addReadStreamLazy(`${folder}/${index + 1} ${name}`, (open) =>
      files.read(fileKey).then((stream) => open(null, stream), open as (error: unknown) => void),
    );
  zip.end();
  return { stream: zip.outputStream, mimeType: "application/zip", name: "my-data.zip" };
}

async function recordsOf(db: Executor, { id, account, units }: ApplicantCaller) {
  const active = activeUnit({ ...account, units });
  const unit = active && (await unitWith(db, active.id));
  const unitIds = units.map((unit) => unit.id);
  const tickets = await db.select().from(supportTicket).where(eq(supportTicket.accountId, id));
  return {
    account: accountFrom(account, units),
    unit: unit && { ...unit, advisor: undefined },
    stages: await db.select().from(stageChange).where(inArray(stageChange.unitId, unitIds)),
    documents: await fetchDocuments(db, id),
    applications: await applicationsOf(db, id),
    favorites: await db.select().from(jobOpeningMark).where(eq(jobOpeningMark.accountId, id)),
    contract: unit?.contract ?? null,
    supportTickets: await Promise.all(tickets.map((ticket) => wholeTicket(db, ticket).then(withoutOthers))),
    consents: await fetchConsentLog(db, id),
    notificationSettings: fetchNotificationSettings(account),
    notifications: await db.select().from(notification).where(eq(notification.accountId, id)),
    feedback: await db.select().from(feedback).where(eq(feedback.accountId, id)),
    campaigns: await db.select().from(campaignParticipation).where(eq(campaignParticipation.accountId, id)),
    experiments: await db.select().from(experimentAssignment).where(eq(experimentAssignment.accountId, id)),
  };
}

/** Applications to job openings with their history; who acted for a company is not told. */
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

async function filesOf(db: Executor, accountId: string) {
  const owned = [
    { folder: "documents", table: document },
    { folder: "support-tickets", table: ticketAttachment },
  ].map(async ({ folder, table }) => {
    const rows = await db
      .select({ name: table.name, fileKey: table.fileKey, missingSince: table.missingSince })
      .from(table)
      .where(eq(table.accountId, accountId))
      .orderBy(asc(table.createdAt));
    return rows.map((row) => ({ folder, ...row }));
  });
  return (await Promise.all(owned)).flat();
}
