import type { Cookie } from "@remix-run/node";
import type { RequestHandler, Response } from "express";
import { isSecret } from "#app/forms/secret-fields.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { type Translate, translateWith } from "#app/i18n/translate.ts";
import { usualRetryAfter } from "#contract/errors.ts";
import { firstWritten, languages, type WrittenLanguage, writtenLanguageOf } from "#contract/languages.ts";
import { escapeHtml } from "#domain/escape-html.ts";

/** An empty address means the requested page itself. */
const link = (to: string, words: string) => `<a href="${to}">${escapeHtml(words)}</a>`;

/** The fields of a post that a plain page may repeat: all except secrets. */
const hiddenFields = (fields: URLSearchParams) =>
  [...fields]
    .filter(([name]) => !isSecret(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");

/** It holds no script, style or picture. */
export const plainHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** Notes the language that the reader has chosen in the portal, for the plain pages of this request. */
export const chosenLanguage =
  (cookie: Cookie): RequestHandler =>
  async (request, response, next) => {
    response.locals.language = await cookie.parse(request.get("Cookie") ?? null);
    next();
  };

interface SendAgain {
  path: string;
  fields: URLSearchParams;
}

/**
 * The page shown when Remix cannot answer: a post was refused unread, or the portal's database is away.
 * It is plain HTML in the reader's language, and a post can be sent again from it.
 */
export function plainPage(response: Response, status: number, posted?: SendAgain) {
  const { language: chosen } = response.locals;
  const language = writtenLanguageOf(chosen, firstWritten(response.req.acceptsLanguages()));
  if (status === 503) response.set("Retry-After", usualRetryAfter[status]);
  response
    .status(status)
    .set({ ...plainHeaders, ...policyOf(response) })
    .type("html")
    .send(pageText(language, status, posted));
}

/** The portal's own policy knows where forms may lead; some pages are sent before it is set. */
function policyOf(response: Response) {
  const set = response.get("Content-Security-Policy");
  return set && { "Content-Security-Policy": set };
}

/** The same page as plain text. */
export function pageText(language: WrittenLanguage, status: number, posted?: SendAgain): string {
  const t = translateWith(language, messagesOf(language, ["plain"], "neutral"), ["plain"]);
  return (
    `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(t(`title.${status}`))}</title></head>` +
    `<body><main><h1>${escapeHtml(t(`title.${status}`))}</h1><p>${escapeHtml(t(`text.${status}`))}</p>${wayOn(t, status, posted)}</main></body></html>`
  );
}

function wayOn(t: Translate, status: number, posted?: SendAgain): string {
  if (posted)
    return `<form method="post" action="${escapeHtml(posted.path)}">${hiddenFields(posted.fields)}<button>${escapeHtml(t("sendAgain"))}</button></form>`;
  // Each link of ours would stay at the unknown host.
  if (status === 421) return "";
  return `<p>${status === 503 ? link("", t("tryAgain")) : link("/", t("toStart"))}</p>`;
}
