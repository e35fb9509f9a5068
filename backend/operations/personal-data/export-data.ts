import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import { isMailOf } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { experimentAssignment } from "../../db/schema/account.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import { applicantNote, comment } from "../../db/schema/comments.ts";
import { company } from "../../db/schema/companies.ts";
import { document } from "../../db/schema/documents.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import { notification, notificationRead } from "../../db/schema/notifications.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import { stageChange } from "../../db/schema/stage.ts";
import { supportTicket, ticketAttachment } from "../../db/schema/tickets.ts";
import { unit } from "../../db/schema/unit.ts";
import { wholeTickets } from "../../db/tickets.ts";
import { unitsWhere } from "../../db/units.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork, Work } from "../../work.ts";
import { fetchDocuments } from "../documents/fetch-documents.ts";
import { mailsWhere } from "../mail/fetch-mails.ts";
import { fetchOwnCalendarFeed } from "../matching/fetch-own-calendar-feed.ts";
import { companyLooksAt } from "./fetch-company-looks.ts";
import { fetchConsentLog } from "./fetch-consent-log.ts";
import { fetchNotificationSettings } from "./fetch-notification-settings.ts";
import { keptInPortal } from "./kept-in-portal.ts";
import { makeExport, type OwnedFile } from "./make-export.ts";

/** Everything that is stored about an applicant (`makeExport`). Nothing about others, and no secrets. */
export const exportData = (work: CallWork, caller: ApplicantCaller): Promise<BytesAnswer> =>
  makeExport(work, caller.id, async () => {
    const { personId } = caller.account;
    const { records, pictures } = await keptInPortal(work.db, personId, work.backend.settings.sessionSecret);
    return {
      records: { ...(await recordsOf(work, caller)), ...records },
      files: await filesOf(work.db, caller.id),
      pictures,
    };
  });

async function recordsOf(work: Work, caller: ApplicantCaller) {
  const { db } = work;
  const { id, account, units } = caller;
  const { personId, language, referralCode } = account;
  const unitIds = units.map(({ id }) => id);
  return {
    account: { ...accountFrom(account, units), language, referralCode },
    units: (await unitsWhere(db, eq(unit.accountId, id))).map((one) => ({ ...one, advisor: undefined })),
    stages: await db.select().from(stageChange).where(inArray(stageChange.unitId, unitIds)),
    documents: await fetchDocuments(work, caller),
    applications: await applicationsOf(db, id),
    favorites: await db.select().from(jobOpeningMark).where(eq(jobOpeningMark.accountId, id)),
    companyLooks: await companyLooksAt(db, id),
    calendarFeed: await fetchOwnCalendarFeed(work, caller),
    supportTickets: (await wholeTickets(db, eq(supportTicket.accountId, id), caller)).map(withoutOthers),
    // Their words are asked for at the office (ADR 0166).
    notesOfOthers: {
      companies: await db.$count(comment, eq(comment.accountId, id)),
      studyAdvisors: await db.$count(applicantNote, eq(applicantNote.accountId, id)),
    },
    consents: await fetchConsentLog(work, caller),
    notificationSettings: await fetchNotificationSettings(work, caller),
    notifications: await db.select().from(notification).where(eq(notification.accountId, id)),
    notificationsRead: await db.select().from(notificationRead).where(eq(notificationRead.personId, personId)),
    feedback: await db.select().from(feedback).where(eq(feedback.personId, personId)),
    mails: await mailsWhere(db, isMailOf(db, account)),
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

async function filesOf(db: Executor, accountId: string): Promise<OwnedFile[]> {
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
