import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { writtenLanguageOf } from "#contract/languages.ts";
import type { CompanyCaller } from "../../callers.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { person } from "../../db/schema/people.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "../../db/schema/tickets.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { CallWork } from "../../work.ts";
import { lockCompanies } from "../companies/lock-company.ts";
import { refuseLastOwner } from "../employees/last-owner.ts";
import { revokeTokens } from "../identity/revoke-tokens.ts";
import { queueMail } from "../mail/queue-mail.ts";
import {
  forgetCaller,
  forgetMailsNaming,
  forgetTraces,
  isOnAnySide,
  lockSignIn,
  removePerson,
} from "./forget-person.ts";

/**
 * Deletes the caller's own access with their work for every company, and mails them (ADR 0078). What is the companies'
 * stays, without their name; a private request goes, and so does what was written to become a partner. People who are on
 * other sides remain there and keep their sign-in. 409 for the last owner of a company (`lastOwner`).
 */
export async function deleteCompanyUser(
  { db, now, backend }: CallWork,
  { id, personId, user }: Pick<CompanyCaller, "id" | "personId" | "user">,
) {
  await refuseLastOwnership(db, id);
  // As their account is: of two sides that somebody leaves at once, the second sees the first.
  await db.select({ id: person.id }).from(person).where(eq(person.id, personId)).for("no key update");
  await removeOwnRequests(db, id);
  await db.delete(partnerRequest).where(isAddress(partnerRequest.email, user.email));
  await forgetCaller(db, id);
  await forgetMailsNaming(db, user);
  await db.delete(companyUser).where(eq(companyUser.id, id));
  await lockSignIn(db, personId);
  await revokeTokens(db, personId, now, "company");
  if (!(await isOnAnySide(db, personId))) {
    const gone = { personId, email: user.email, emailVerified: true };
    await forgetTraces(db, gone, backend.settings.sessionSecret);
    await removePerson(db, gone);
  }
  const language = writtenLanguageOf(user.language);
  await queueMail(db, { kind: "accessDeleted", values: {}, to: user.email, language });
}

/** Locks the people of all their companies: of two last owners who go at once, the second sees the first. */
async function refuseLastOwnership(db: Executor, companyUserId: string) {
  const theirs = db.select({ id: employee.companyId }).from(employee).where(eq(employee.companyUserId, companyUserId));
  await lockCompanies(db, inArray(company.id, theirs));
  const owned = await db
    .select({ companyId: employee.companyId })
    .from(employee)
    .where(and(eq(employee.companyUserId, companyUserId), eq(employee.isOwner, true)));
  for (const { companyId } of owned) await refuseLastOwner(db, companyId);
}

/** Private requests with their files, uploads without a message, and their name on what colleagues still read. */
async function removeOwnRequests(db: Executor, companyUserId: string) {
  const isPrivate = and(eq(supportTicket.companyUserId, companyUserId), eq(supportTicket.isPrivate, true));
  const messages = db
    .select({ id: ticketMessage.id })
    .from(ticketMessage)
    .innerJoin(supportTicket, eq(supportTicket.id, ticketMessage.ticketId))
    .where(isPrivate);
  const isWaiting = and(eq(ticketAttachment.companyUserId, companyUserId), isNull(ticketAttachment.messageId));
  const files = await db
    .delete(ticketAttachment)
    .where(or(inArray(ticketAttachment.messageId, messages), isWaiting))
    .returning({ key: ticketAttachment.fileKey });
  for (const file of files) await enqueue(db, "removeFile", file);
  await db.delete(supportTicket).where(isPrivate);
  await db.update(ticketMessage).set({ author: null }).where(eq(ticketMessage.companyUserId, companyUserId));
}
