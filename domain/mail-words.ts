import { deskLimits } from "#contract/desk-limits.ts";
import type { TextWords } from "#contract/entities/text.ts";
import { type Message, message } from "#contract/message.ts";

/** What a mail says: a subject as title, a heading as facts, and paragraphs, after a line `---` those at its end. */
interface MailWords {
  subject: string;
  heading: string;
  lines: string[];
  notes: string[];
}

const divider = /^[ \t]*---[ \t]*$/m;
const joint = "\n\n---\n\n";
const paragraphsOf = (text = "") => text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const withLineFeeds = (text: string) => text.replaceAll("\r\n", "\n");

/** The words of a mail, read from a text of the office. */
export function mailWordsIn({ title, facts, body }: TextWords): MailWords {
  const [lines, notes] = withLineFeeds(body).split(divider).map(paragraphsOf);
  return { subject: inOneLine(title), heading: inOneLine(facts ?? ""), lines: lines ?? [], notes: notes ?? [] };
}

/** Whether two texts say the same, whatever space stands between it. */
export const saySame = (one: TextWords, other: TextWords) =>
  JSON.stringify(mailWordsIn(one)) === JSON.stringify(mailWordsIn(other));

/** The words of a mail as a text of the office. */
export const mailAsText = ({ subject, heading, lines, notes }: MailWords): TextWords => ({
  title: subject,
  facts: heading,
  body: [lines, notes]
    .filter((paragraphs) => paragraphs.length > 0)
    .map((paragraphs) => paragraphs.join("\n\n"))
    .join(joint),
});

/** What stands for a value that is filled in when a mail is sent: `{{company}}`. */
const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
/** The same, mistyped or not: braces have no other meaning in a mail. */
const braces = /\{+[^{}]*\}+|[{}]/g;
const inBraces = /^\{\{\s*(\w+)\s*\}\}$/;

/** The values that words name, each once. */
const placeholdersIn = (...words: (string | null)[]): string[] => [
  ...new Set(words.flatMap((text) => [...(text ?? "").matchAll(placeholder)].map(([, name]) => name!))),
];

/** Until when, for which address, and what somebody wrote: a mail that says so must go on saying it. */
const essential = ["minutes", "hours", "days", "day", "email", "note", "reason"];

export interface Placeholder {
  name: string;
  /** As it is typed. */
  typed: string;
  /** The paragraphs have to name it. */
  isNeeded: boolean;
}

/** What may stand in a mail's words: what the original words name. */
export const placeholdersOf = ({ title, facts, body }: TextWords): Placeholder[] =>
  placeholdersIn(title, facts, body).map((name) => ({
    name,
    typed: `{{${name}}}`,
    isNeeded: essential.includes(name) && placeholdersIn(body).includes(name),
  }));

/** By field, why words cannot stand in for a mail's original ones; empty where they can. */
export function faultsOf(words: TextWords, original: TextWords): Record<string, Message[]> {
  const placeholders = placeholdersOf(original);
  const { lines } = mailWordsIn(words);
  const allowed = placeholders.map(({ typed }) => typed).join(", ");
  const unknown = (text: string) =>
    (text.match(braces) ?? [])
      .filter((found) => !placeholders.some(({ name }) => name === inBraces.exec(found)?.[1]))
      .map((found) =>
        allowed ? message("placeholderUnknown", { found, allowed }) : message("placeholderNone", { found }),
      );
  const missing = placeholders.filter(({ name, isNeeded }) => isNeeded && !placeholdersIn(words.body).includes(name));
  const faults = {
    title: unknown(words.title),
    facts: words.facts ? unknown(words.facts) : [message("required")],
    body: [
      ...(lines.length === 0 ? [message("required")] : []),
      ...(words.body.length > deskLimits.mailCharacters
        ? [message("maxLength", { max: deskLimits.mailCharacters })]
        : []),
      ...(withLineFeeds(words.body).split(divider).length > 2 ? [message("dividerTwice")] : []),
      ...unknown(words.body),
      ...missing.map(({ typed }) => message("placeholderMissing", { missing: typed })),
    ],
  };
  return Object.fromEntries(Object.entries(faults).filter(([, messages]) => messages.length > 0));
}

/** The words with their values; what words do not know stays out. */
export function fillMail({ subject, heading, lines, notes }: MailWords, values: Record<string, unknown>): MailWords {
  const fill = (text: string) => text.replace(placeholder, (_, name) => String(values[name] ?? ""));
  return { subject: inOneLine(fill(subject)), heading: fill(heading), lines: lines.map(fill), notes: notes.map(fill) };
}
