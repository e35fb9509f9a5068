import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from "express";
import { asksForData, asksForPage } from "#app/asks-for-page.ts";
import type { PortalContext, Posted } from "#app/context.ts";
import { openTracking } from "#app/tracking/request-tracking.server.ts";
import { isDatabaseGone } from "#backend/db/is-database-gone.ts";
import { discardIncoming, isDiskFull } from "#backend/files/incoming.ts";
import { senderOf } from "#backend/sender-of.ts";
import { isWrittenLanguage } from "#contract/languages.ts";
import { type Side, sideOfPath } from "#contract/sides.ts";
import { type Address, openAddresses } from "./addresses.ts";
import type { ContextParts } from "./context-parts.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { type Hosts, hostSideOf } from "./hosts.ts";
import { carriesFormToken, hasVouchingHeaders } from "./origin-guard.ts";
import { plainPage } from "./plain-page.ts";
import { contextFor, newVisitor } from "./portal-context.ts";
import { readPost, UnreadablePost } from "./posted-form.ts";
import { privatePagesOf } from "./private-pages.ts";
import { sendAnswer } from "./send-answer.ts";
import { openSession, type RequestSession } from "./session.ts";
import { buildOf, failedBuildOf } from "./side-builds.ts";
import { sideOf } from "./side-of-request.ts";

interface Options {
  build: () => Promise<ServerBuild>;
  parts: ContextParts;
  hosts: Hosts;
  /** The folder for uploaded files of a post. */
  incoming: string;
}

/** Passes a request to the Remix view of its host: reads the post, makes the context, sends the answer. */
export function remixHandler({ build, parts, hosts, incoming }: Options): RequestHandler {
  const { visitor: visitorCookie, language: languageCookie, returnPath: returnPathCookie } = parts.cookies;
  const viewFor = cachedViews(build);

  return async (express, response, next) => {
    let posted: Posted | undefined;
    const gone = whenGone(response);
    try {
      const cookie = express.get("Cookie") ?? null;
      const known: string | null = await visitorCookie.parse(cookie);
      const visitor = known ?? newVisitor();
      const session = openSession(parts, { cookie, visitor });
      const host = express.get("Host") ?? "";
      const returnPath: unknown = await returnPathCookie.parse(cookie);
      const hostSide = sideOfPath(express.path) ? undefined : hostSideOf(host, hosts);
      const view = await viewFor(hostSide);
      const url = urlOf(express, parts.settings.publicUrl);
      const address = view.addressAt(url.pathname);
      if (express.method === "POST") {
        const maySend = await maySendFiles(address.senders, known, session);
        posted = await readPost(express, maySend ? incoming : undefined);
        const isTrusted =
          hasVouchingHeaders(express) || carriesFormToken(posted.fields, known ?? undefined, parts.secret);
        if (!isTrusted) return plainPage(response, 403);
      }
      const request = toFetchRequest(express, posted, url, gone);
      const tracking = await openTracking(request, parts.cookies, parts.settings);
      const context = await contextFor(parts, {
        express,
        response,
        request,
        visitor,
        isKnown: known !== null,
        session,
        side: await sideOf({ host, hostSide, path: url.pathname, returnPath, session }),
        hostSide,
        isPrivate: view.isPrivate(url.pathname),
        posted,
        tracking,
        address,
      });
      // ADR 0038
      if ((await context.drafts.isSomebodyElses()) && (await session.read())) {
        await keepWhatFailed(context);
        return plainPage(response, 409);
      }
      let broken: unknown;
      const breakOff = (error: unknown) => {
        broken = error;
        context.breakOff(error);
      };
      // The body was read before, and the answer is sent after it: slow lines take no turn.
      const work = () => address.handle(request, { ...context, breakOff });
      let answer = await fewAtOnce(senderOf(express), gone, work);
      if (!answer) return await keepWhatFailed(context);
      if (answer.status >= 400 && !address.hasPage && asksForPage(request) && !asksForData(request))
        answer = await showFailure(answer, address, request, { ...context, breakOff });
      if (isDatabaseGone(broken) || isDiskFull(broken)) throw broken;
      if (answer.status >= 400 && answer.status !== 422) await keepWhatFailed(context);
      if (!known && express.method === "GET")
        answer.headers.append("Set-Cookie", await visitorCookie.serialize(visitor));
      for (const line of await tracking.cookies()) answer.headers.append("Set-Cookie", line);
      // The browser's router would use up the notice before the page is loaded again.
      if (tracking.endsService()) answer.headers.set("X-Remix-Reload-Document", "true");
      // Set here and not in a loader, because a redirect would lose it.
      const chosen = url.searchParams.get("lng");
      if (isWrittenLanguage(chosen)) answer.headers.append("Set-Cookie", await languageCookie.serialize(chosen));
      await sendAnswer(response, answer);
    } catch (error) {
      if (response.headersSent) return response.destroy();
      if (error instanceof UnreadablePost) return plainPage(response, error.status);
      // Not with the error, which is logged whole.
      response.locals.posted = posted;
      next(error);
    } finally {
      if (posted) await discardIncoming(posted.files);
    }
  };
}

/** A failed post becomes a draft of the person it was made for; an invalid one stays in its form. */
async function keepWhatFailed(context: PortalContext) {
  if (!context.posted || !(await context.session.read())) return;
  // If the disk is full, the page still shows the input.
  await context.drafts.keep().catch(context.reportError);
}

/** Decided before the first byte is kept. If the session cannot be read, the post fails later for that reason. */
async function maySendFiles(
  senders: Address["senders"],
  known: string | null,
  session: RequestSession,
): Promise<boolean> {
  if (!senders) return false;
  if (senders === "visitors") return known !== null;
  const signedIn = await session.read().catch(() => undefined);
  return signedIn?.side === senders;
}

/** The view of each side, made on its first request; in development made again after each change of the build. */
function cachedViews(build: () => Promise<ServerBuild>) {
  const views = new Map<Side | undefined, { of: ServerBuild; view: ReturnType<typeof viewOf> }>();
  return async (side: Side | undefined) => {
    const current = await build();
    const cached = views.get(side);
    if (cached?.of === current) return cached.view;
    const view = viewOf(buildOf(current, side));
    views.set(side, { of: current, view });
    return view;
  };
}

const viewOf = (build: ServerBuild) => ({ addressAt: openAddresses(build), isPrivate: privatePagesOf(build) });

/** The error view at an address without a page; our scripts know no page there either. */
const showFailure = (
  failure: Response,
  { build }: Address,
  { url, headers, signal }: Request,
  context: PortalContext,
): Promise<Response> =>
  createRequestHandler(failedBuildOf(build, failure), process.env.NODE_ENV)(new Request(url, { headers, signal }), {
    ...context,
    page: { ...context.page, hasScripts: false },
  });

/** Absolute addresses come from `PUBLIC_URL` only. */
function urlOf(express: ExpressRequest, publicUrl: string): URL {
  const url = new URL(publicUrl + express.originalUrl.replace(/^[/\\]+/, "/"));
  // Resolving dots, also written as %2e, may leave a path that names a foreign host (trap 2).
  url.pathname = url.pathname.replace(/^\/+/, "/");
  return url;
}

/** Aborted when the connection closes before its answer was sent. */
function whenGone(response: ExpressResponse): AbortSignal {
  const leaving = new AbortController();
  const leave = () => !response.writableFinished && leaving.abort();
  if (response.closed) leave();
  else response.once("close", leave);
  return leaving.signal;
}

/**
 * What pages read of a request: Remix copies all that it gets, twice per loader. Nothing of a body, which has been read,
 * and no `Origin`, which has been checked: Remix would hold it against the proxy's headers.
 */
const passedOn = ["Accept", "Cookie", "Host", "Referer", "Sec-Fetch-Dest", "User-Agent"];

/** The request for Remix; its body has already been read, within its limits. */
function toFetchRequest(express: ExpressRequest, posted: Posted | undefined, url: URL, signal: AbortSignal) {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = express.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(url, { method: express.method, headers, body: posted?.fields, signal });
}
