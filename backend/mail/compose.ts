import type { TextWords } from "#contract/entities/text.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { languages, type WrittenLanguage } from "#contract/languages.ts";
import { type Side, sides } from "#contract/sides.ts";
import { germanDate, shownInGermany } from "#domain/german-time.ts";
import { fillMail, mailWordsIn } from "#domain/mail-words.ts";
import { words } from "../words.ts";
import { type CalendarFile, calendarFile, cancellationFile, type Organizer } from "./calendar.ts";
import { htmlOf } from "./mail-html.ts";
import { type Appointment, type ListedOpening, type MailKind, type MailValues, mailKinds } from "./mail-kinds.ts";
import type { MailParts } from "./mail-parts.ts";
import { mailWords } from "./original-words.ts";

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** The calendar files of interviews and trial days. */
  calendars: CalendarFile[];
}

/** The values that make up a mail's parts; the texts supply the rest. */
interface Given {
  code?: string;
  minutes?: number;
  link?: string;
  /** The other side's message. */
  message?: string | null;
  cancellationReason?: string;
  /** The changes to an opening. */
  changes?: string[];
  /** Moments to choose from. */
  dates?: string[];
  place?: string | null;
  appointment?: Appointment;
  /** Appointments that do not take place, and those that do after all. */
  ended?: Appointment[];
  resumed?: Appointment[];
  company?: string;
  applicant?: string;
  opening?: string;
  /** The number of openings, and the best of them. */
  count?: number;
  openings?: ListedOpening[];
  unsubscription?: string;
  fileName?: string;
  /** The name of a document's file, and its kind. */
  name?: string;
  documentType?: DocumentType;
}

/** Who reads a mail, whose it is, and in whose words. */
interface Sending {
  /** The reader's side, if the kind of mail does not fix it or may go to another side. */
  reader?: Side;
  /** The reader's name, if known. */
  firstName?: string | null;
  /** The programme's name, if the office has given it one. */
  programmeName?: string | null;
  /** Who organizes the appointments in calendar files: the mail's sender. */
  organizer?: Organizer;
  /** The office's words instead of those that came with the portal. */
  words?: TextWords;
}

/** Writes a mail in the reader's language and tone, as text and as HTML with the same content. */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  language: WrittenLanguage,
  values: MailValues<Kind>,
  { reader = mailKinds[kind].reader, firstName, programmeName, organizer, words: office }: Sending = {},
): ComposedMail {
  const { tone } = sides[reader];
  const t = mailWords(kind, reader, language);
  const letter = words(language, "mail", tone);
  const common = words(language, "common");
  const given: Given = values;
  const named = unlinkedIn(given);
  const filling = {
    ...named,
    ...documentNameIn(named, language),
    ...(given.minutes !== undefined && { minutes: minutesIn(given.minutes, language) }),
  };
  const line = (key: string) => t(`${kind}.${key}`, filling);
  /** Paragraphs; none where the kind has no such words. */
  const list = (key: string) => t(`${kind}.${key}`, { ...filling, returnObjects: true, defaultValue: [] }) as string[];
  const said = office
    ? fillMail(mailWordsIn(office), filling)
    : { subject: line("subject"), heading: line("title"), lines: list("lines"), notes: list("notes") };
  const { code, link, message, cancellationReason, changes = [], openings = [], unsubscription } = given;
  const parts: MailParts = {
    language,
    direction: languages[language].direction,
    reader,
    group: mailKinds[kind].group,
    wordmark: programmeName
      ? { strong: programmeName, rest: ` ${common(`portal.${reader}`)}` }
      : { strong: common(`wordmark.${reader}.strong`), rest: common(`wordmark.${reader}.rest`) },
    subject: said.subject,
    title: said.heading,
    greeting: letter(firstName ? "greeting.named" : `greeting.${reader}`, unlinkedIn({ firstName })),
    lines: [
      ...said.lines,
      ...(cancellationReason ? [line(`reasons.${cancellationReason}`)] : []),
      ...changes.map((name) => line(`changes.${name}`)),
    ],
    moments: momentsOf(given, language),
    place: placeOf(given, language),
    appointments: appointmentsOf(given, language),
    openings: openings.map((opening) => openingOf(unlinkedIn(opening), language)),
    quote: message ? { label: line("message"), text: message } : undefined,
    code,
    action: link === undefined ? undefined : { label: line("action"), link },
    notes: [...said.notes, ...("isByCategory" in mailKinds[kind] && given.company ? [t("whyYou", filling)] : [])],
    unsubscription: unsubscription === undefined ? undefined : { label: t("unsubscribe"), link: unsubscription },
    farewell: [
      ...(letter(`farewell.${reader}`, { returnObjects: true }) as string[]),
      ...(programmeName ? [programmeName] : []),
    ],
  };
  const calendars = calendarsOf(given, language, organizer);
  return { subject: parts.subject, text: textOf(parts), html: htmlOf(parts), calendars };
}

function calendarsOf(
  { appointment, ended = [], resumed = [], ...given }: Given,
  language: WrittenLanguage,
  organizer: Organizer | undefined,
) {
  const about = { ...given, opening: given.opening ?? "", link: given.link ?? "", organizer };
  return [
    ...[...(appointment ? [appointment] : []), ...resumed].map((one) => calendarFile(one, about, language)),
    ...ended.map((one) => cancellationFile(one, about, language)),
  ];
}

/** The values as the words name them: of all that anybody may have typed, none is an address to open. */
const unlinkedIn = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && !mayBeOpened.includes(name) ? unlinked(value) : value,
    ]),
  ) as Values;
/** What the portal writes itself, and text that may give the reader an address. */
const mayBeOpened = ["link", "day", "email", "note", "reason"];

/** A joiner after each dot: mail programs find no address in it. */
const unlinked = (typed: string) => typed.replace(/(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}/])/gu, "$&\u2060");

/** A document by its kind and file, as the words name it: a file may have any name. */
const documentNameIn = ({ documentType, name }: Given, language: WrittenLanguage) =>
  documentType && {
    name: words(language, "mail")("document", { kind: words(language, "documentKinds")(documentType), name }),
  };

/** A number of minutes in words. */
const minutesIn = (minutes: number, language: WrittenLanguage) =>
  minutes.toLocaleString(language, { style: "unit", unit: "minute", unitDisplay: "long" });

function momentsOf({ dates = [], appointment }: Given, language: WrittenLanguage) {
  const t = words(language, "mail");
  return (appointment ? [appointment.at] : dates).map((at) => t("moment", momentIn(at, language)));
}

function placeOf({ appointment, ...given }: Given, language: WrittenLanguage) {
  const place = appointment?.place ?? given.place;
  return place ? words(language, "mail")("place", { place }) : undefined;
}

/** What becomes of agreed appointments, a sentence each. */
function appointmentsOf({ ended = [], resumed = [] }: Given, language: WrittenLanguage) {
  const t = words(language, "mail");
  const sentence = (fate: "ended" | "resumed", { kind, at }: Appointment) =>
    t(`calendar.${fate}.${kind}`, { moment: t("moment", momentIn(at, language)) });
  return [...ended.map((one) => sentence("ended", one)), ...resumed.map((one) => sentence("resumed", one))];
}

/** An opening with its place and distance. */
function openingOf({ title, company, place, kilometres, link }: ListedOpening, language: WrittenLanguage) {
  const t = words(language, "mail");
  const distance = kilometres === null ? [] : [t("distance", { kilometres })];
  return { title, link, about: [company, place, ...distance] };
}

/** Spec §9: German number format, two-digit day and month; the weekday in the reader's language. */
function momentIn(at: string, language: WrittenLanguage) {
  const moment = new Date(at);
  return {
    weekday: moment.toLocaleDateString(language, { weekday: "long", timeZone: "Europe/Berlin" }),
    date: germanDate(moment),
    time: shownInGermany(moment).slice(11),
  };
}

function textOf(parts: MailParts): string {
  const { title, greeting, lines, moments, place, appointments, openings, quote, code, action } = parts;
  const { notes, unsubscription, farewell } = parts;
  const paragraphs = [
    title,
    greeting,
    ...lines,
    ...(moments.length > 0 ? [moments.map((moment) => `– ${moment}`).join("\n")] : []),
    ...(place ? [place] : []),
    ...appointments,
    ...openings.map(({ title, about, link }) => [`– ${title}`, ...about, link].join("\n  ")),
    ...(quote ? [`${quote.label}\n${quote.text.replace(/^/gm, "> ")}`] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    ...(unsubscription ? [`${unsubscription.label}:\n${unsubscription.link}`] : []),
    farewell.join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
