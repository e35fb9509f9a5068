import type { WrittenLanguage } from "#contract/languages.ts";
import type { Side } from "#contract/sides.ts";
import type { MailGroup } from "./mail-kinds.ts";

/** A mail's parts, from top to bottom. */
export interface MailParts {
  language: WrittenLanguage;
  direction: "ltr" | "rtl";
  /** Whose side of the portal writes, and so in which colour, unless it is about a group of steps. */
  reader: Side;
  group?: MailGroup;
  /** Its name, in two weights. */
  wordmark: { strong: string; rest: string };
  subject: string;
  title: string;
  greeting: string;
  lines: string[];
  /** When and where. */
  facts: string[];
  /** Openings to choose from. */
  openings: { title: string; about: string[]; link: string }[];
  /** What the other side wrote. */
  quote?: { label: string; text: string };
  /** A code to copy. */
  code?: string;
  /** The one thing to do. */
  action?: { label: string; link: string };
  notes: string[];
  /** Where mails like this one end. */
  unsubscription?: { label: string; link: string };
  farewell: string[];
}
