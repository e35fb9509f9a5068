import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { limits } from "../limits.ts";
import { dayOfLog, pageKey, pageSize } from "../values.ts";

/** Who did what to whom: names of calls and fields, never values. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  role: z.string(),
  /** Who acted; null: deleted since. */
  who: z.string().nullable(),
  /** The id of the call, as `company.acceptApplicant`. */
  operation: z.string(),
  /** The person, company or opening it was about, if it still has a name. */
  whom: z.string().nullable(),
  fields: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/**
 * Which entries: addresses of who acted and whom it was about, the call, days in Germany, and `next` of the page
 * before.
 */
export const auditSearch = z.object({
  who: z.string().max(limits.searchCharacters).optional(),
  whom: z.string().max(limits.searchCharacters).optional(),
  operation: z.string().max(limits.searchCharacters).optional(),
  from: dayOfLog.optional(),
  until: dayOfLog.optional(),
  after: pageKey.optional(),
  size: pageSize(deskLimits.auditEntriesPerPage),
});
