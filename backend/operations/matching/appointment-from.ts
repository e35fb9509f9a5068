import type { Appointment } from "../../mail/mail-kinds.ts";
import type { MatchRow } from "./lock-match.ts";

/** The interview or trial day of an application, as a calendar has it; undefined when none is scheduled. */
export function appointmentFrom({ id, version, status, interviewAt, trialDayAt, place }: MatchRow) {
  const scheduled: Partial<Record<MatchRow["status"], [Appointment["kind"], Date | null]>> = {
    interview_scheduled: ["interview", interviewAt],
    trial_day_scheduled: ["trialDay", trialDayAt],
  };
  const [kind, at] = scheduled[status] ?? [];
  if (!kind || !at) return undefined;
  return { matchId: id, version, kind, at: at.toISOString(), place } satisfies Appointment;
}
