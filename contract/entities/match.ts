import { z } from "zod";
import { applicationStatuses, cancellationReasons, matchEvents, matchRoles } from "../enumerations/matching.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";

const moment = z.iso.datetime({ offset: true, error: message("date") });
/** Beginnings of interviews, at least one. */
export const interviewDates = z.array(moment).min(1, message("required")).max(limits.interviewDates);

/** An entry of the history, as both sides may read it. */
export const matchChange = z.object({
  from: z.enum(applicationStatuses).nullable(),
  to: z.enum(applicationStatuses),
  event: z.enum(matchEvents),
  role: z.enum(matchRoles),
  reason: z.enum(cancellationReasons).nullable(),
  /** What the acting side wrote to the other. */
  note: z.string().nullable(),
  at: z.string(),
});
export type MatchChange = z.infer<typeof matchChange>;

/** An applicant's application to a job opening (design §6). */
export const match = z.object({
  id: z.uuid(),
  status: z.enum(applicationStatuses),
  /** Who recommended it, or acted first. */
  source: z.enum(matchRoles),
  interviewDateSuggestions: z.array(moment),
  interviewAt: moment.nullable(),
  trialDayAt: moment.nullable(),
  /** Where an interview or trial day takes place, in the company's words. */
  place: z.string().nullable(),
  cancellationReason: z.enum(cancellationReasons).nullable(),
  cancelledBy: z.enum(matchRoles).nullable(),
  /** The status before the cancellation; also null if nobody had acted before. */
  cancelledFrom: z.enum(applicationStatuses).nullable(),
  /** When it reached its present status: the beginning of the wait. */
  since: z.string(),
  version: z.number().int(),
});
export type Match = z.infer<typeof match>;
