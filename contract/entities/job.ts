import { z } from "zod";

const moment = z.string();

/** A kind of work that the portal does by itself, and how much of it there is. */
export const jobKind = z.object({
  name: z.string(),
  /** When it last began by the timetable, and begins next; null: only when something asks for it. */
  lastAt: moment.nullable(),
  nextAt: moment.nullable(),
  running: z.number().int(),
  waiting: z.number().int(),
  /** Given up: nobody tries them again. */
  failed: z.number().int(),
});
export type JobKind = z.infer<typeof jobKind>;

/** A whole number of eight bytes. */
export const jobId = z.string().regex(/^\d{1,18}$/);

/** A job whose last attempt failed. */
export const failingJob = z.object({
  id: jobId,
  name: z.string(),
  attempts: z.number().int(),
  /** When it is tried again; null: given up. */
  nextAt: moment.nullable(),
  failedAt: moment,
  /** What went wrong, without addresses, links and secrets. */
  message: z.string(),
});
export type FailingJob = z.infer<typeof failingJob>;
