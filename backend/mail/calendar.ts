import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { WrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { minute } from "#domain/time.ts";
import { words } from "../words.ts";
import type { Appointment } from "./mail-kinds.ts";

export interface CalendarFile {
  name: string;
  /** The calendar in the format of RFC 5545. */
  content: string;
  mimeType: string;
}

export interface Organizer {
  name: string;
  email: string;
}

/** The person to meet, the opening, and the page of the portal about it. */
interface About {
  /** A mail to a company's people also says for which company they get it. */
  company?: string;
  applicant?: string;
  opening: string;
  link: string;
  /** Who sends the file: only they may cancel what they published (RFC 5546). Left out in what is downloaded. */
  organizer?: Organizer;
}

const minutes = { interview: limits.interviewMinutes, trialDay: limits.trialDayMinutes };
const mimeTypeOf = (method: ICalCalendarMethod) => `text/calendar; charset=utf-8; method=${method}`;
const newCalendar = (method: ICalCalendarMethod) => ical({ method, prodId: "//dual-study-portal//applications//EN" });
const { PUBLISH, CANCEL } = ICalCalendarMethod;

/** The calendar file of an interview or trial day; a changed date replaces the entry. */
export function calendarFile(appointment: Appointment, about: About, language: WrittenLanguage): CalendarFile {
  const calendar = newCalendar(PUBLISH);
  addEvent(calendar, appointment, about, language);
  const t = words(language, "mail");
  const name = `${t(`calendar.file.${appointment.kind}`)}.ics`;
  return { name, content: calendar.toString(), mimeType: mimeTypeOf(PUBLISH) };
}

/** The calendar file that cancels the entry of an interview or trial day (RFC 5546). */
export function cancellationFile(appointment: Appointment, about: About, language: WrittenLanguage): CalendarFile {
  const calendar = newCalendar(CANCEL);
  addEvent(calendar, appointment, about, language).status(ICalEventStatus.CANCELLED);
  const t = words(language, "mail");
  const name = `${t(`calendar.cancelledFile.${appointment.kind}`)}.ics`;
  return { name, content: calendar.toString(), mimeType: mimeTypeOf(CANCEL) };
}

/** The feed that a calendar subscribes to: all appointments of one reader, refreshed every hour. */
export function calendarFeed(
  appointments: readonly { appointment: Appointment; about: About }[],
  language: WrittenLanguage,
  programmeName: string | null,
): CalendarFile {
  const t = words(language, "mail");
  const calendar = newCalendar(PUBLISH)
    .name([t("calendar.feed"), programmeName].filter(Boolean).join(" · "))
    .ttl(60 * 60);
  for (const { appointment, about } of appointments) addEvent(calendar, appointment, about, language);
  return { name: "calendar.ics", content: calendar.toString(), mimeType: mimeTypeOf(PUBLISH) };
}

function addEvent(calendar: ICalCalendar, appointment: Appointment, about: About, language: WrittenLanguage) {
  const { matchId, version, kind, at, place } = appointment;
  const start = new Date(at);
  return calendar.createEvent({
    id: `${kind}-${matchId}@${new URL(about.link).hostname}`,
    sequence: version,
    start,
    end: new Date(start.getTime() + minutes[kind] * minute),
    summary: words(language, "mail")(`calendar.${kind}`, { with: about.applicant ?? about.company }),
    description: `${about.opening}\n${about.link}`,
    location: place,
    organizer: about.organizer,
    url: about.link,
  });
}
