import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { attachmentFrom } from "../../db/tickets.ts";
import { type CheckedFile, type KeptFile, keepUpload } from "../../files/keep-upload.ts";
import type { CallWork } from "../../work.ts";
import { refuseFullAccount } from "../documents/refuse-full-account.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { ownerFrom, type TicketReader } from "./asker.ts";

const allowance = { limit: limits.ticketsPerHour * limits.ticketAttachments, minutes: 60 };

const filesOf = {
  applicant: { files: ticketAttachment, owner: ticketAttachment.accountId, owners: account },
  company: { files: ticketAttachment, owner: ticketAttachment.companyUserId, owners: companyUser },
};

/**
 * Stores a file that waits for its message; advisors may send any number in all. 422 as `keepUpload` says, 429 after as
 * many files as the tickets of an hour could carry.
 */
export async function uploadAttachment(
  { db, backend, now }: CallWork,
  uploader: TicketReader,
  { upload: file }: { upload?: CheckedFile },
): Promise<TicketAttachment> {
  await countAttempt(db, "ticketAttachment", uploader.id, allowance, now);
  return keepUpload(backend.files, file, async (kept: KeptFile) => {
    if (uploader.role !== "study_advisor") await refuseFullAccount(db, filesOf[uploader.role], uploader.id, kept.bytes);
    const [row] = await db
      .insert(ticketAttachment)
      .values({ ...ownerFrom(uploader), ...kept, createdAt: now })
      .returning();
    return attachmentFrom(row!);
  });
}
