import { beginningOfDay } from "#domain/time.ts";
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

/** The agreed interview and trial day from today on, in UTC, as a calendar that follows an application has them. */
export function appointmentsToCome(row: MatchRow, now: Date): Appointment[] {
  if (row.status === "cancelled") return [];
  return agreedIn(row)
    .filter(({ at }) => at >= beginningOfDay(now))
    .map((agreed) => toldOf(row, agreed));
}

/**
 * The agreed interview and trial day, still ahead, that an act calls off: their application or offer ends, or other
 * dates come instead. An offer calls none off, nor does a trial day the interview before it.
 */
export function endedAppointments(before: MatchRow | undefined, saved: MatchRow): Appointment[] {
  if (!before || before.status === "cancelled") return [];
  const kept = saved.status === "cancelled" ? [] : agreedIn(saved).map(({ kind }) => kind);
  return agreedIn(before)
    .filter(({ kind, at }) => at > saved.since && !kept.includes(kind))
    .map((agreed) => toldOf(saved, agreed));
}

/** Those that take place after all, as an act takes the end of their application back. */
export function resumedAppointments(before: MatchRow | undefined, saved: MatchRow): Appointment[] {
  if (before?.status !== "cancelled") return [];
  return agreedIn(saved)
    .filter(({ at }) => at > saved.since)
    .map((agreed) => toldOf(saved, agreed));
}

/** Whatever the status: an offer may come before the agreed day. The place is that of the day agreed on last. */
const agreedIn = ({ interviewAt, trialDayAt, place }: MatchRow) =>
  (
    [
      ["interview", interviewAt, trialDayAt ? null : place],
      ["trialDay", trialDayAt, place],
    ] as const
  ).flatMap(([kind, at, where]) => (at ? [{ kind, at, place: where }] : []));

/** Under the version that the last act has made, so that calendars take it for newer than the entry they have. */
const toldOf = ({ id, version }: MatchRow, { at, ...agreed }: ReturnType<typeof agreedIn>[number]): Appointment => ({
  matchId: id,
  version,
  at: at.toISOString(),
  ...agreed,
});
