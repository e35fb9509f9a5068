import type { KoaContextWithOIDC } from "oidc-provider";
import type { Refusal } from "#contract/errors.ts";
import { defaultLanguage, languageIn, languages, writtenLanguageOf, writtenLanguages } from "#contract/languages.ts";
import { words } from "../words.ts";

/** The few pages that oidc-provider itself shows; the portal has the pages for signing in and registering. */
function show(ctx: KoaContextWithOIDC, title: string, body: string) {
  const language = languageOf(ctx);
  const page = `<html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>`;
  ctx.type = "html";
  ctx.body = `<!doctype html>${page}<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function languageOf(ctx: KoaContextWithOIDC) {
  const accepted = ctx.acceptsLanguages(defaultLanguage, ...writtenLanguages) || null;
  return languageIn(ctx.query.ui_locales) ?? writtenLanguageOf(accepted);
}

/** The error page: with a link home, without internal details. */
export function showFailure(ctx: KoaContextWithOIDC, home: string) {
  const t = words(languageOf(ctx), "identityProvider");
  show(ctx, t("failed"), `<p>${t("startAgain")}</p><p><a href="${home}">${t("home")}</a></p>`);
}

/** The same for an address that has begun too many sign-ins. */
export function showTooMany(ctx: KoaContextWithOIDC, home: string, { retryAfter = "" }: Refusal) {
  const t = words(languageOf(ctx), "identityProvider");
  ctx.status = 429;
  ctx.set("Retry-After", retryAfter);
  show(ctx, t("failed"), `<p>${t("tooMany")}</p><p><a href="${home}">${t("home")}</a></p>`);
}

/** Asks before signing out; shown only if the request does not prove whose wish it is. */
export function askToSignOut(ctx: KoaContextWithOIDC, form: string) {
  const t = words(languageOf(ctx), "identityProvider");
  const yes = `<button form="op.logoutForm" name="logout" value="yes">${t("yes")}</button>`;
  show(ctx, t("signOut"), `<p>${t("question")}</p>${form}${yes} <button form="op.logoutForm">${t("no")}</button>`);
}
