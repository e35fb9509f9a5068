import type { WrittenLanguage } from "#contract/languages.ts";
import type { Side } from "#contract/sides.ts";
import type { MailGroup } from "./mail-kinds.ts";

/** A mail's parts, from top to bottom. */
export interface MailParts {
  language: WrittenLanguage;
  direction: "ltr" | "rtl";
  /** The reader's side, which sets the colour unless the mail is about a group of steps. */
  reader: Side;
  group?: MailGroup;
  /** The programme's name, if it has one, and the portal's, in two weights. */
  wordmark: { strong: string; rest: string };
  subject: string;
  title: string;
  greeting: string;
  lines: string[];
  /** The moment of an appointment, or those to choose from. */
  moments: string[];
  place?: string;
  /** What becomes of agreed appointments. */
  appointments: string[];
  /** A list of openings to choose from. */
  openings: { title: string; about: string[]; link: string }[];
  /** The other side's message. */
  quote?: { label: string; text: string };
  /** A code for the reader to copy. */
  code?: string;
  /** The one action for the reader to take. */
  action?: { label: string; link: string };
  notes: string[];
  /** The link that switches mails like this one off. */
  unsubscription?: { label: string; link: string };
  farewell: string[];
}
