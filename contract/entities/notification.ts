import { z } from "zod";
import { contractNotices, matchEvents } from "../enumerations/matching.ts";

/** An event at a company's opening, for all its employees (spec §7); each of them marks it as read. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum([...matchEvents, ...contractNotices]),
  at: z.string(),
  isRead: z.boolean(),
  /** What the other side wrote. */
  note: z.string().nullable(),
  company: z.object({ id: z.uuid(), name: z.string() }),
  jobOpening: z.object({ id: z.uuid(), title: z.string() }),
  /** `name` is null once personal data may no longer be shown (design §14). */
  applicant: z.object({ accountId: z.uuid(), matchId: z.uuid(), name: z.string().nullable() }),
});
export type Notification = z.infer<typeof notification>;
