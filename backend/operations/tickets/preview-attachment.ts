import type { Actor } from "../../callers.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import type { CallWork } from "../../work.ts";
import { openOwnFile } from "../documents/open-own-file.ts";

/** The bytes of a file that the applicant sent. 404 as `openOwnFile` says. */
export const previewAttachment = (work: CallWork, { id: accountId }: Actor, what: { attachmentId: string }) =>
  openOwnFile(work, ticketAttachment, { accountId, id: what.attachmentId });
