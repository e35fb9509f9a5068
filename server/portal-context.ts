import { randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { LanguageDetector } from "remix-i18next/server";
import { isSilence } from "#app/api/circuit.server.ts";
import { openClient } from "#app/api/client.server.ts";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { asksForData, asksForPage } from "#app/asks-for-page.ts";
import type { PortalContext, SignIn } from "#app/context.ts";
import { clearStorage, forgetAll, type PortalCookies } from "#app/cookies.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { sharedPaths } from "#app/paths.ts";
import { addressOf, returnPathOf } from "#app/safe-redirect.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { errorCodes } from "#contract/errors.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { sides } from "#contract/sides.ts";
import type { ContextParts, RequestParts } from "./context-parts.ts";
import { openCurriculumVitae } from "./curriculum-vitae.ts";
import { openDrafts } from "./drafts.ts";
import { formTokenOf } from "./form-token.ts";
import { portraitFrom } from "./portrait.ts";

/** The context of one request, for its loaders and actions. */
export async function contextFor(parts: ContextParts, of: RequestParts): Promise<PortalContext> {
  const { cookies, settings } = parts;
  const { express, request, visitor, posted, tracking, session } = of;
  const cookie = request.headers.get("Cookie");
  const language = await languageOf(of, cookies);
  const isSimpleView = (await cookies.view.parse(cookie)) === "simple";

  const reportError = (error: unknown) =>
    isClients(error)
      ? express.log.info({ err: error }, "page refused")
      : express.log.error({ err: error }, "page failed");
  const drafts = openDrafts(parts, of);
  const whenSignedOut = async (forget: "everything" | "session", refusal: ApiError): Promise<never> => {
    await drafts.keep();
    if (await cookies.refused.parse(cookie)) throw new RefusedResponse(refusal);
    const last = await session.readLast();
    const lines = forget === "everything" ? await forgetAll(cookies) : [];
    const to = forget === "session" && asksForPage(request) ? returnPathOf(request) : null;
    if (forget === "everything") lines.push(await session.end());
    else await session.close(refusal.code === errorCodes.tokenRevoked ? "revoked" : "expired");
    lines.push(await cookies.refused.serialize("yes"));
    const headers = new Headers(lines.map((line): [string, string] => ["Set-Cookie", line]));
    if (forget === "everything") headers.set(...clearStorage);
    throw redirect(sharedPaths.signIn(last?.side ?? of.side, to), { headers });
  };

  const whenAway = async (change: "none" | "unknown"): Promise<never> => {
    await drafts.keep();
    const query = new URLSearchParams({ to: addressOf(request), ...(change === "unknown" && { change }) });
    throw redirect(`${sharedPaths.maintenance}?${query}`);
  };

  return {
    request,
    cookies,
    language,
    side: of.side,
    hostSide: of.hostSide,
    page: {
      nonce: of.response.locals.nonce,
      isPrivate: of.isPrivate,
      isSimpleView,
      hasScripts: !isSimpleView && express.get("Save-Data") !== "on",
      wordsUrl: asksForData(request) ? undefined : parts.words.urlOf(of.address, language, of.side),
    },
    formToken: formTokenOf(visitor, parts.secret),
    posted,
    appearance: parts.appearance,
    settings,
    session: {
      ...session,
      async begin(signIn: SignIn) {
        await drafts.handOver(signIn.subject);
        return session.begin(signIn);
      },
    },
    drafts,
    curriculumVitae: openCurriculumVitae(parts, of),
    makePortrait: portraitFrom(express),
    wordsWith: (more) => messagesOf(language, [...of.address.namespaces, ...more], sides[of.side].tone),
    tracking,
    reportError,
    breakOff: reportError,
    unlessSilent: (url, work) =>
      parts
        .circuits(url)((signal) => Promise.race([work(), endOf(signal)]))
        .catch((error) => (isSilence(error) ? whenAway("none") : Promise.reject(error))),
    api: tracking.watch(
      openClient({
        servers: parts.servers,
        token: async () => (await session.read())?.apiToken,
        language,
        requestId: String(express.id),
        address: express.ip ?? "",
        cookie: cookie ?? "",
        log: express.log,
        measure: parts.measureCall,
        passOn: (answer) => {
          tracking.passOn(answer);
          const after = answer.headers.get("Retry-After");
          // What the page does not wait for may be refused when it has been sent.
          if (after && !of.response.headersSent) of.response.set("Retry-After", after);
        },
        whenSignedOut,
        circuits: parts.circuits,
        whenAway,
      }),
    ),
  };
}

/** A refusal by Remix itself, such as a post to a page without an action. */
const isClients = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" && status >= 400 && status < 500;
};

/** A side that is not translated into the reader's language is shown in another one as a whole. */
async function languageOf({ express, request, side }: RequestParts, cookies: PortalCookies): Promise<WrittenLanguage> {
  const { languages } = sides[side];
  const detector = new LanguageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: cookies.language,
    // The detector's own look at the header ends with the first language that a browser asks for.
    findLocale: async () => express.acceptsLanguages([defaultLanguage, ...languages]) || null,
    order: ["searchParams", "cookie", "custom"],
  });
  return (await detector.detect(request)) as WrittenLanguage;
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A new id for a browser without one. */
export const newVisitor = () => randomBytes(18).toString("base64url");
