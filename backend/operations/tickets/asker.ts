import { and, eq, or, type SQL } from "drizzle-orm";
import type { ApplicantCaller, Colleague } from "../../callers.ts";
import { supportTicket, ticketAttachment } from "../../db/schema/tickets.ts";

/** Somebody who asks us: an applicant, or a colleague for their company. */
export type Asker =
  | Pick<ApplicantCaller, "role" | "id" | "account">
  | Pick<Colleague, "role" | "id" | "user" | "companyId">;
/** What is needed of them to find what is theirs. */
export type TicketReader = Pick<ApplicantCaller, "role" | "id"> | Pick<Colleague, "role" | "id" | "companyId">;

/** Tickets that somebody may read and answer: their own, and those of their company that are not private. */
export function isOpenTo(reader: TicketReader): SQL | undefined {
  if (reader.role === "applicant") return eq(supportTicket.accountId, reader.id);
  const isShared = or(eq(supportTicket.isPrivate, false), eq(supportTicket.companyUserId, reader.id));
  return and(eq(supportTicket.companyId, reader.companyId), isShared);
}

/** Files that somebody uploaded themselves. */
export const isUploadOf = ({ role, id }: Pick<TicketReader, "role" | "id">) =>
  eq(role === "applicant" ? ticketAttachment.accountId : ticketAttachment.companyUserId, id);

/** Whose a new ticket or file is. */
export const ownerFrom = ({ role, id }: Pick<TicketReader, "role" | "id">) =>
  role === "applicant" ? { accountId: id } : { companyUserId: id };
