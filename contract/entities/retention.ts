import { z } from "zod";
import { retention } from "../enumerations/retention.ts";
import { message } from "../message.ts";

const within = ({ min, max }: { min: number; max: number }) => {
  const error = message("between", { min, max });
  return z.number(message("required")).int(error).min(min, error).max(max, error);
};

/** For how many days each kind of thing is kept. */
export const retentionDays = z.object({
  lostApplicants: within(retention.lostApplicants),
  drafts: within(retention.drafts),
  unconfirmed: within(retention.unconfirmed),
  mails: within(retention.mails),
  audit: within(retention.audit),
});
export type RetentionDays = z.infer<typeof retentionDays>;

/** Left out: as it is. */
export const retentionChanges = retentionDays.partial().extend({ version: z.number().int().optional() });

const count = z.number().int();
const counts = z.object({ lostApplicants: count, drafts: count, unconfirmed: count, mails: count, audit: count });
export const keptRetention = z.object({
  days: retentionDays,
  version: z.number().int(),
  /** When the job runs next, and what it would remove now. */
  nextAt: z.string(),
  due: counts,
  /** What it has removed, the latest run first; runs that removed nothing are left out. */
  runs: z.array(z.object({ id: z.uuid(), at: z.string(), removed: counts })),
});
export type KeptRetention = z.infer<typeof keptRetention>;
