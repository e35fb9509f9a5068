import type { MailParts } from "./mail-parts.ts";

/** Colours hold on white and on black, so that a mail program may darken the page as it likes. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.375rem; line-height: 1.3; }
.code { font-size: 1.75rem; font-weight: 700; letter-spacing: 0.15em; }
.action { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 0.375rem; background: #3e63dd; color: #fff; }
.link { overflow-wrap: anywhere; }
blockquote { margin: 0; padding-inline-start: 0.75rem; border-inline-start: 0.1875rem solid #8b8d98; white-space: pre-line; }
.notes { font-size: 0.9375rem; }
`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join("\n");
const codeOf = (code: string) => `<p class="code" dir="ltr"><bdi>${escaped(code)}</bdi></p>`;
const actionOf = ({
  label,
  link,
}: NonNullable<MailParts["action"]>) => `<p><a class="action" href="${escaped(link)}">${escaped(label)}</a></p>
<p class="link"><bdi dir="ltr"><a href="${escaped(link)}">${escaped(link)}</a></bdi></p>`;

const listOf = (facts: string[]) =>
  `<ul>\n${facts.map((fact) => `<li><bdi>${escaped(fact)}</bdi></li>`).join("\n")}\n</ul>`;
const quoteOf = ({ label, text }: NonNullable<MailParts["quote"]>) =>
  `<p>${escaped(label)}</p>\n<blockquote dir="auto">${escaped(text)}</blockquote>`;

/** A mail as a page without pictures or anything to load. */
export function htmlOf({
  language,
  direction,
  subject,
  title,
  lines,
  facts,
  quote,
  code,
  action,
  notes,
  farewell,
}: MailParts): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}</style>
</head>
<body dir="${direction}">
<main>
<h1>${escaped(title)}</h1>
${paragraphs(lines)}
${facts.length > 0 ? listOf(facts) : ""}
${quote ? quoteOf(quote) : ""}
${code ? codeOf(code) : ""}
${action ? actionOf(action) : ""}
<div class="notes">
${paragraphs(notes)}
</div>
<p>${farewell.map(escaped).join("<br>\n")}</p>
</main>
</body>
</html>
`;
}
