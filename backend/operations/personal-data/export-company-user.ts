import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import type { CompanyCaller } from "../../callers.ts";
import { isAddress } from "../../db/is-address.ts";
import { isTo } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUserPicture, employee, invitation } from "../../db/schema/companies.ts";
import { companyDocument } from "../../db/schema/documents.ts";
import { notificationRead } from "../../db/schema/notifications.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { person } from "../../db/schema/people.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "../../db/schema/tickets.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork, Work } from "../../work.ts";
import { mailsWhere } from "../mail/fetch-mails.ts";
import { fetchMailedCategories } from "../notifications/fetch-mailed-categories.ts";
import { requestFrom, requests } from "../partner-requests/request-rows.ts";
import { fetchConsentLog } from "./fetch-consent-log.ts";
import { keptInPortal } from "./kept-in-portal.ts";
import { makeExport, type OwnedFile } from "./make-export.ts";

/**
 * Everything that is stored about a company user (`makeExport`). Nothing about others: comments about applicants are
 * the company's and are part of nobody's export (design §14).
 */
export const exportCompanyUser = (work: CallWork, caller: CompanyCaller): Promise<BytesAnswer> =>
  makeExport(work, caller.id, async () => {
    const { records, pictures } = await keptInPortal(work.db, caller.personId, work.backend.settings.sessionSecret);
    return {
      records: { ...(await recordsOf(work, caller)), ...records },
      files: await filesOf(work.db, caller.id),
      pictures: [{ name: "profile-picture", jpeg: await pictureOf(work.db, caller.id) }, ...pictures],
    };
  });

async function recordsOf(work: Work, caller: CompanyCaller) {
  const { db } = work;
  const { id, personId, user } = caller;
  const { personId: _, defaultCompanyId, ...own } = user;
  const [choices] = await db.select({ metadata: person.metadata }).from(person).where(eq(person.id, personId));
  return {
    user: own,
    companies: await companiesOf(db, id, defaultCompanyId),
    invitations: await invitationsTo(db, id),
    partnerRequests: (await requests(db, isAddress(partnerRequest.email, user.email))).map(requestFrom),
    supportTickets: await ticketsOf(db, id),
    companyDocuments: await documentsOf(db, id),
    consents: await fetchConsentLog(work, caller),
    notificationSettings: await fetchMailedCategories(work, caller),
    notificationsRead: await db.select().from(notificationRead).where(eq(notificationRead.personId, personId)),
    metadata: choices?.metadata ?? {},
    feedback: await db.select().from(feedback).where(eq(feedback.personId, personId)),
    mails: await mailsWhere(db, isTo(user.email)),
  };
}

async function companiesOf(db: Executor, id: string, defaultCompanyId: string | null) {
  const { companyId, isOwner, permissions, department, position, createdAt } = employee;
  const rows = await db
    .select({ companyId, name: company.name, isOwner, permissions, department, position, createdAt })
    .from(employee)
    .innerJoin(company, eq(company.id, companyId))
    .where(eq(employee.companyUserId, id))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, isDefault: row.companyId === defaultCompanyId }));
}

const invitationsTo = (db: Executor, id: string) =>
  db
    .select({
      name: company.name,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      email: invitation.email,
      isOwner: invitation.isOwner,
      permissions: invitation.permissions,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.companyId))
    .where(eq(invitation.companyUserId, id));

/** Requests that they opened or wrote in, with their own messages and our answers, but not those of colleagues. */
async function ticketsOf(db: Executor, id: string) {
  const writtenIn = db
    .select({ id: ticketMessage.ticketId })
    .from(ticketMessage)
    .where(eq(ticketMessage.companyUserId, id));
  const tickets = await db
    .select()
    .from(supportTicket)
    .where(or(eq(supportTicket.companyUserId, id), inArray(supportTicket.id, writtenIn)))
    .orderBy(desc(supportTicket.createdAt));
  const ids = tickets.map(({ id }) => id);
  const isTheirsOrOurs = or(eq(ticketMessage.companyUserId, id), eq(ticketMessage.role, "study_advisor"));
  const { ticketId, role, text, at } = ticketMessage;
  const messages = await db
    .select({ ticketId, role, text, at })
    .from(ticketMessage)
    .where(and(inArray(ticketId, ids), isTheirsOrOurs))
    .orderBy(asc(at), asc(ticketMessage.id));
  return tickets.map(({ id, subject, status, isPrivate, createdAt }) => ({
    subject,
    status,
    isPrivate,
    createdAt,
    messages: messages.filter((message) => message.ticketId === id).map(({ role, text, at }) => ({ role, text, at })),
  }));
}

/** Which documents of companies they stored. The files are the companies' own. */
const documentsOf = (db: Executor, id: string) =>
  db
    .select({
      companyId: companyDocument.companyId,
      companyName: company.name,
      name: companyDocument.name,
      bytes: companyDocument.bytes,
      createdAt: companyDocument.createdAt,
    })
    .from(companyDocument)
    .innerJoin(company, eq(company.id, companyDocument.companyId))
    .where(eq(companyDocument.uploadedBy, id))
    .orderBy(asc(companyDocument.createdAt));

async function filesOf(db: Executor, id: string): Promise<OwnedFile[]> {
  const { name, fileKey, mimeType } = ticketAttachment;
  const rows = await db
    .select({ id: ticketAttachment.id, name, fileKey, mimeType })
    .from(ticketAttachment)
    .where(eq(ticketAttachment.companyUserId, id))
    .orderBy(asc(ticketAttachment.createdAt));
  return rows.map((row) => ({ folder: "support-tickets", table: ticketAttachment, row }));
}

async function pictureOf(db: Executor, id: string) {
  const [own] = await db
    .select({ jpeg: companyUserPicture.jpeg })
    .from(companyUserPicture)
    .where(eq(companyUserPicture.companyUserId, id));
  return own?.jpeg;
}
