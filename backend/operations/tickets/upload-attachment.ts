import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { attachmentFrom } from "../../db/tickets.ts";
import { given } from "../../files/given.ts";
import type { KeptFile } from "../../files/keep-upload.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { refuseFullAccount } from "../documents/refuse-full-account.ts";
import { ownerFrom, type TicketReader } from "./asker.ts";

const allowance = hourly(limits.ticketsPerHour * limits.ticketAttachments);

const filesOf = {
  applicant: { files: ticketAttachment, owner: ticketAttachment.accountId, owners: account },
  company: { files: ticketAttachment, owner: ticketAttachment.companyUserId, owners: companyUser },
};

/**
 * Lets a stored file wait for its message; advisors may send any number in all. 422 without one and as
 * `refuseFullAccount` says, 429 after as many files as the tickets of an hour could carry.
 */
export async function uploadAttachment(
  { db, now }: Work,
  uploader: TicketReader,
  { upload }: { upload?: KeptFile },
): Promise<TicketAttachment> {
  await countAttempt(db, "ticketAttachment", uploader.id, allowance, now);
  const kept = given(upload);
  if (uploader.role !== "study_advisor") await refuseFullAccount(db, filesOf[uploader.role], uploader.id, kept.bytes);
  const [row] = await db
    .insert(ticketAttachment)
    .values({ ...ownerFrom(uploader), ...kept, createdAt: now })
    .returning();
  return attachmentFrom(row!);
}
