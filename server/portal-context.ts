import { randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { LanguageDetector } from "remix-i18next/server";
import { isSilence } from "#app/api/circuit.server.ts";
import { openClient } from "#app/api/client.server.ts";
import type { PortalContext, SignIn } from "#app/context.ts";
import type { PortalCookies } from "#app/cookies.server.ts";
import { isSecret } from "#app/forms/secret-fields.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { sharedPaths } from "#app/paths.ts";
import { addressOf, returnPathOf } from "#app/safe-redirect.ts";
import { defaultLanguage, type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";
import type { ContextParts, RequestParts } from "./context-parts.ts";
import { openCurriculumVitae } from "./curriculum-vitae.ts";
import { formTokenOf } from "./form-token.ts";
import { portraitFrom } from "./portrait.ts";
import { openSession } from "./session.ts";

/** What loaders and actions of one request work with. */
export async function contextFor(parts: ContextParts, of: RequestParts): Promise<PortalContext> {
  const { cookies, settings } = parts;
  const { express, request, visitor, posted, tracking } = of;
  const cookie = request.headers.get("Cookie");
  const language = await languageOf(request, cookies);
  const isSimpleView = (await cookies.view.parse(cookie)) === "simple";
  const session = openSession(parts, of);
  const path = new URL(request.url).pathname;

  const keepDraft = async () => {
    if (!posted) return;
    const fields = [...posted.fields].filter(([name]) => name !== "formToken" && !isSecret(name));
    await parts.drafts.keep(await session.owner(), path, fields);
  };
  const whenSignedOut = async (forget: "everything" | "session"): Promise<never> => {
    await keepDraft();
    const headers = new Headers();
    const current = await session.read();
    const returnPath = forget === "session" ? returnPathOf(request) : null;
    headers.append("Set-Cookie", await session.end());
    headers.append(
      "Set-Cookie",
      await cookies.returnPath.serialize(returnPath, forget === "everything" ? { maxAge: 0 } : {}),
    );
    if (forget === "everything") headers.append("Set-Cookie", await cookies.notice.serialize("", { maxAge: 0 }));
    throw redirect(sharedPaths.signIn(current?.side ?? "applicant"), { headers });
  };

  const whenAway = async (change: "none" | "unknown"): Promise<never> => {
    await keepDraft();
    const query = new URLSearchParams({ to: addressOf(request), ...(change === "unknown" && { change }) });
    throw redirect(`${sharedPaths.maintenance}?${query}`);
  };

  return {
    nonce: of.response.locals.nonce,
    requestId: String(express.id),
    language,
    hostSide: of.side,
    isSimpleView,
    hasScripts: !isSimpleView && express.get("Save-Data") !== "on",
    formToken: formTokenOf(visitor, parts.secret),
    posted,
    settings,
    session: session.read,
    lastSession: session.readLast,
    signIn: (signIn: SignIn) => session.begin(signIn),
    endSession: session.end,
    keepDraft,
    readDraft: async (at) => parts.drafts.find(await session.owner(), at),
    dropDraft: async (at) => parts.drafts.drop(await session.owner(), at),
    curriculumVitae: openCurriculumVitae(parts, of, session),
    makePortrait: portraitFrom,
    wordsFor: (url) => messagesOf(language, of.namespacesOf(url)),
    consent: tracking.consent,
    choose: tracking.choose,
    track: tracking.track,
    reportError: (error) =>
      isClients(error)
        ? express.log.info({ err: error }, "page refused")
        : express.log.error({ err: error }, "page failed"),
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
        passOn: tracking.passOn,
        whenSignedOut,
        circuits: parts.circuits,
        whenAway,
      }),
    ),
  };
}

/** What Remix itself refuses, such as a post to a page that takes none. */
const isClients = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" && status >= 400 && status < 500;
};

async function languageOf(request: Request, cookies: PortalCookies): Promise<WrittenLanguage> {
  const detector = new LanguageDetector({
    supportedLanguages: [...writtenLanguages],
    fallbackLanguage: defaultLanguage,
    cookie: cookies.language,
    order: ["searchParams", "cookie", "header"],
  });
  return (await detector.detect(request)) as WrittenLanguage;
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A new id for a browser that has none. */
export const newVisitor = () => randomBytes(18).toString("base64url");
