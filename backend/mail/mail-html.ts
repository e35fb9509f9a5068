import { escapeHtml } from "#domain/escape-html.ts";
import type { MailParts } from "./mail-parts.ts";

/** The portal's colours: ground and text of band and button, in light and dark, and the two halves. */
const colours = {
  applicant: { ground: "#ffefd6", ink: "#582d1d", half: "#f76b15", darkGround: "#1e160f", darkInk: "#ffe0c2" },
  selfmatching: { ground: "#e6f4fe", ink: "#113264", half: "#0090ff", darkGround: "#111927", darkInk: "#c2e6ff" },
  contracts: { ground: "#e6f6eb", ink: "#193b2d", half: "#30a46c", darkGround: "#121b17", darkInk: "#b1f1cb" },
  company: { ground: "#edf2fe", ink: "#1f2d5c", half: "#3e63dd", darkGround: "#141726", darkInk: "#d6e1ff" },
  advisor: { ground: "#e0f8f3", ink: "#0d3d38", half: "#12a594", darkGround: "#111c1b", darkInk: "#adf0dd" },
};

/** Left and right are written out, because mail programs do not know logical properties. */
function styleOf({ reader, group, direction }: Pick<MailParts, "reader" | "group" | "direction">) {
  const { ground, ink, half, darkGround, darkInk } = colours[group ?? reader];
  const isLtr = direction === "ltr";
  const start = isLtr ? "left" : "right";
  const [first, second] = isLtr ? ["1em 0 0 1em", "0 1em 1em 0"] : ["0 1em 1em 0", "1em 0 0 1em"];
  return `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 24px 16px; }
.word { margin: 0 0 16px; font-size: 18px; }
.half { display: inline-block; width: 9px; height: 18px; vertical-align: -6px; border-radius: ${first}; background: ${ink}; }
.half + .half { margin-${start}: 1px; margin-${isLtr ? "right" : "left"}: 8px; border-radius: ${second}; background: ${half}; vertical-align: -10px; }
.band { padding: 20px 24px; border-radius: 16px; background: ${ground}; color: ${ink}; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; overflow-wrap: anywhere; hyphens: auto; }
.body { padding: 8px 24px 0; }
.code { font-size: 32px; font-weight: 700; letter-spacing: 0.2em; }
ul { margin: 16px 0; padding: 0; list-style: none; }
li { padding: 8px 0; border-bottom: 1px solid #8b8d9855; font-weight: 700; }
.openings li { padding: 12px 0; font-weight: 400; }
.openings a { color: inherit; font-size: 18px; font-weight: 700; }
.action { display: inline-block; margin-top: 8px; padding: 13px 26px 13px 22px; border-radius: ${isLtr ? "8px 26px 26px 8px" : "26px 8px 8px 26px"}; background: ${ink}; color: #fff; font-weight: 700; text-decoration: none; }
.link, .notes { color: #60646c; font-size: 14px; }
.link a { color: inherit; overflow-wrap: anywhere; word-break: break-word; }
blockquote { margin: 0; padding: 4px 16px; border-${start}: 4px solid ${half}; white-space: pre-line; }
.notes { margin-top: 24px; border-top: 1px solid #8b8d9855; }
@media (max-width: 480px) { .band { padding: 16px; } .body { padding: 8px 16px 0; } h1 { font-size: 23px; } }
@media (prefers-color-scheme: dark) {
  .band { background: ${darkGround}; color: ${darkInk}; }
  .half { background: ${darkInk}; }
  .half + .half { background: ${half}; }
  .action { background: ${darkInk}; color: #111113; }
  .link, .notes { color: #b0b4ba; }
}
`;
}

const inLines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>\n");
const paragraphs = (texts: string[]) => texts.map((text) => `<p>${inLines(text)}</p>`).join("\n");
const codeOf = (code: string) => `<p class="code"><bdi dir="ltr">${escapeHtml(code)}</bdi></p>`;
const actionOf = ({
  label,
  link,
}: NonNullable<MailParts["action"]>) => `<p><a class="action" href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>
<p class="link"><bdi dir="ltr"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></bdi></p>`;

const listOf = (moments: string[]) =>
  `<ul>\n${moments.map((moment) => `<li><bdi>${escapeHtml(moment)}</bdi></li>`).join("\n")}\n</ul>`;
const openingsOf = (openings: MailParts["openings"]) =>
  `<ul class="openings">\n${openings.map((opening) => `<li>${openingOf(opening)}</li>`).join("\n")}\n</ul>`;
const openingOf = ({ title, about, link }: MailParts["openings"][number]) =>
  [
    `<a href="${escapeHtml(link)}"><bdi lang="de">${escapeHtml(title)}</bdi></a>`,
    ...about.map((text) => `<bdi>${escapeHtml(text)}</bdi>`),
  ].join("<br>\n");
const unsubscriptionOf = ({ label, link }: NonNullable<MailParts["unsubscription"]>) =>
  `<p class="link"><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`;
const quoteOf = ({ label, text }: NonNullable<MailParts["quote"]>) =>
  `<p>${escapeHtml(label)}</p>\n<blockquote><bdi>${escapeHtml(text)}</bdi></blockquote>`;

/** What an inbox shows beside the subject; it would take the name, the heading and the greeting. */
const previewOf = ([first = ""]: string[]) =>
  `<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${escapeHtml(first)}</div>`;

/** A mail as HTML without pictures or other external resources. */
export function htmlOf({
  language,
  direction,
  reader,
  group,
  wordmark,
  subject,
  title,
  greeting,
  lines,
  moments,
  place,
  appointments,
  openings,
  quote,
  code,
  action,
  notes,
  unsubscription,
  farewell,
}: MailParts): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleOf({ reader, group, direction })}</style>
</head>
<body dir="${direction}">
${previewOf(lines)}
<main>
<p class="word"><span class="half"></span><span class="half"></span><b>${escapeHtml(wordmark.strong)}</b>${escapeHtml(wordmark.rest)}</p>
<div class="band"><h1>${escapeHtml(title)}</h1></div>
<div class="body">
${paragraphs([greeting, ...lines])}
${moments.length > 0 ? listOf(moments) : ""}
${place ? `<p><bdi>${escapeHtml(place)}</bdi></p>` : ""}
${paragraphs(appointments)}
${openings.length > 0 ? openingsOf(openings) : ""}
${quote ? quoteOf(quote) : ""}
${code ? codeOf(code) : ""}
${action ? actionOf(action) : ""}
<p>${farewell.map(escapeHtml).join("<br>\n")}</p>
<div class="notes">
${paragraphs(notes)}
${unsubscription ? unsubscriptionOf(unsubscription) : ""}
</div>
</div>
</main>
</body>
</html>
`;
}
