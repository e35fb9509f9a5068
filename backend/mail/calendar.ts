import ical, { ICalCalendarMethod } from "ical-generator";
import type { WrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { words } from "../words.ts";
import type { Appointment } from "./mail-kinds.ts";

export interface CalendarFile {
  name: string;
  /** As in RFC 5545. */
  content: string;
  mimeType: string;
}

/** Whom the reader meets, for which opening, and where in the portal that stands. */
interface About {
  company?: string;
  applicant?: string;
  opening: string;
  link: string;
}

const minutes = { interview: limits.interviewMinutes, trialDay: limits.trialDayMinutes };

/** The calendar file of an interview or trial day; another date for the same replaces the entry. */
export function calendarFile(
  { matchId, version, kind, at, place }: Appointment,
  about: About,
  language: WrittenLanguage,
): CalendarFile {
  const t = words(language, "mail");
  const start = new Date(at);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: "//dual-study-portal//applications//EN" });
  calendar.createEvent({
    id: `${kind}-${matchId}@${new URL(about.link).hostname}`,
    sequence: version,
    start,
    end: new Date(start.getTime() + minutes[kind] * 60_000),
    summary: t(`calendar.${kind}`, { with: about.company ?? about.applicant }),
    description: `${about.opening}\n${about.link}`,
    location: place,
    url: about.link,
  });
  const mimeType = "text/calendar; charset=utf-8; method=PUBLISH";
  return { name: `${t(`calendar.file.${kind}`)}.ics`, content: calendar.toString(), mimeType };
}
