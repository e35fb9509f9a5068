import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { mailStates } from "../enumerations/desk.ts";
import { limits } from "../limits.ts";
import { dayOfLog, pageKey, pageSize } from "../values.ts";

/** A line of the mail log: what went to whom and how far it got, never what it said. */
export const loggedMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  queuedAt: z.string(),
  state: z.enum(mailStates),
  /** When the mail server took it, or when it was given up; null while it waits. */
  endedAt: z.string().nullable(),
  /** Why the last attempt failed: a code of SMTP (`550`) or of the network (`ECONNREFUSED`). */
  failure: z.string().nullable(),
  /**
   * Whether it can be sent again: it waits no longer, carries no secret, names nobody who was deleted, and its reader
   * would be sent it now.
   */
  isRepeatable: z.boolean(),
});
export type LoggedMail = z.infer<typeof loggedMail>;
export type MailState = LoggedMail["state"];

/** Which mails: the beginning of an address, kind, state, days in Germany, and `next` of the page before. */
export const mailSearch = z.object({
  search: z.string().max(limits.searchCharacters).optional(),
  kind: z.string().max(limits.nameCharacters).optional(),
  state: z.enum(mailStates).optional(),
  from: dayOfLog.optional(),
  until: dayOfLog.optional(),
  after: pageKey.optional(),
  size: pageSize(deskLimits.mailsPerPage),
});
