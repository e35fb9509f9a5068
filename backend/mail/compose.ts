import { languages, type WrittenLanguage } from "#contract/languages.ts";
import { words } from "../words.ts";
import { htmlOf } from "./mail-html.ts";
import type { MailKind, MailValues } from "./mail-kinds.ts";
import type { MailParts } from "./mail-parts.ts";

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail in the reader's language, as text and as HTML that say the same. */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  language: WrittenLanguage,
  values: MailValues<Kind>,
): ComposedMail {
  const t = words(language, "mail");
  const given: { code?: string; link?: string } & Record<string, unknown> = values;
  const line = (key: string) => t(`${kind}.${key}`, given);
  const list = (key: string) => t(key, { ...given, returnObjects: true }) as string[];
  const { code, link } = given;
  const parts: MailParts = {
    language,
    direction: languages[language].direction,
    subject: line("subject"),
    title: line("title"),
    lines: list(`${kind}.lines`),
    code,
    action: link === undefined ? undefined : { label: line("action"), link },
    notes: list(`${kind}.notes`),
    farewell: list("farewell"),
  };
  return { subject: parts.subject, text: textOf(parts), html: htmlOf(parts) };
}

function textOf({ title, lines, code, action, notes, farewell }: MailParts): string {
  const paragraphs = [
    title,
    ...lines,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    farewell.join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
