import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import type { Actor } from "../../callers.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { attachmentFrom } from "../../db/tickets.ts";
import type { UploadedFile } from "../../files/incoming.ts";
import { type KeptFile, keepUpload } from "../../files/keep-upload.ts";
import type { CallWork } from "../../work.ts";
import { refuseFullAccount } from "../documents/refuse-full-account.ts";
import { countAttempt } from "../refuse-too-many.ts";

const allowance = { limit: limits.ticketsPerHour * limits.ticketAttachments, minutes: 60 };

/**
 * Stores a file that waits for its message. 422 as `keepUpload` says, 429 after as many files as the tickets of an hour
 * could carry.
 */
export async function uploadAttachment(
  { db, backend, now }: CallWork,
  { id: accountId }: Actor,
  { upload: file }: { upload?: UploadedFile },
): Promise<TicketAttachment> {
  await countAttempt(db, "ticketAttachment", accountId, allowance, now);
  return keepUpload(backend.files, file, async (kept: KeptFile) => {
    await refuseFullAccount(db, ticketAttachment, accountId, kept.bytes);
    const [row] = await db
      .insert(ticketAttachment)
      .values({ accountId, ...kept, createdAt: now })
      .returning();
    return attachmentFrom(row!);
  });
}
