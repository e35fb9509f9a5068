import type { TextWords } from "#contract/entities/text.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { type Side, sides } from "#contract/sides.ts";
import { mailAsText } from "#domain/mail-words.ts";
import { words } from "../words.ts";
import { type MailKind, mailKinds } from "./mail-kinds.ts";

/** The namespace of a kind's words, in the tone of its reader. */
export const mailWords = (kind: MailKind, reader: Side, language: WrittenLanguage) =>
  words(language, mailKinds[kind].reader === "company" ? "companyMail" : "mail", sides[reader].tone);

/** What came with the portal for a mail, its values not filled in; where numbers differ, what is said of most. */
export function originalWords(kind: MailKind, reader: Side, language: WrittenLanguage): TextWords {
  const t = mailWords(kind, reader, language);
  const keys = (part: string) => [`${kind}.${part}_other`, `${kind}.${part}`];
  const line = (part: string) => t(keys(part), { skipInterpolation: true });
  const list = (part: string) =>
    t(keys(part), { skipInterpolation: true, returnObjects: true, defaultValue: [] }) as string[];
  return mailAsText({ subject: line("subject"), heading: line("title"), lines: list("lines"), notes: list("notes") });
}
