import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Request as ExpressRequest } from "express";
import { openCircuits } from "#app/api/circuit.server.ts";
import { openClient } from "#app/api/client.server.ts";
import { openCookies } from "#app/cookies.server.ts";
import { loader as desk } from "#app/sides/advisor/inbox/inbox.tsx";
import { loader as advisorSide } from "#app/sides/advisor/layout.tsx";
import { loader as home } from "#app/sides/applicant/home/home.tsx";
import { loader as applicantSide } from "#app/sides/applicant/layout.tsx";
import { loader as motivation } from "#app/sides/applicant/search/motivation.tsx";
import { loader as opening } from "#app/sides/applicant/selfmatching/job-opening.tsx";
import { loader as overview } from "#app/sides/applicant/selfmatching/overview.tsx";
import { loader as companyHome } from "#app/sides/company/home/home.tsx";
import { loader as companySide } from "#app/sides/company/layout.tsx";
import { openDatabase } from "#backend/db/open.ts";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { sideOfPath } from "#contract/sides.ts";
import { formTokenOf } from "#server/form-token.ts";
import { openLog } from "#server/log.ts";
import { ownerMarkOf } from "#server/owner-mark.ts";
import { securityHeaders } from "#server/security-headers.ts";
import { openSession } from "#server/session.ts";
import { readSettings } from "#server/settings.ts";

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;
export type Asked = Pick<ExpressRequest, "originalUrl" | "path" | "headers" | "ip">;

/** What the pages that are measured load, with the layout of their side. */
const loaders: [RegExp, Loader[]][] = [
  [/^\/ds\/home$/, [applicantSide, home]],
  [/^\/ds\/application\/search\/3$/, [applicantSide, motivation]],
  [/^\/ds\/selfmatching$/, [applicantSide, overview]],
  [/^\/ds\/selfmatching\/(?<jobOpeningId>[\w-]+)$/, [applicantSide, opening]],
  [/^\/b2b\/home$/, [companySide, companyHome]],
  [/^\/advisor$/, [advisorSide, desk]],
];

/**
 * What no way to make a page can leave out, by the portal's own code and settings: headers with a nonce, cookies, the
 * session from PostgreSQL, the calls to the backend, checked by the contract, what the page makes of them, the form token.
 */
export async function openWork() {
  const settings = readSettings(process.env);
  const { db } = await openDatabase({ url: settings.DATABASE_URL, directory: settings.dataDirectory });
  const cookies = openCookies(settings);
  const sessions = portalSessions(db, settings.sessionSecret);
  const sessionLimits = { idleMinutes: settings.SESSION_IDLE_MINUTES, hours: settings.SESSION_HOURS };
  const circuits = openCircuits(settings.BACKEND_TIMEOUT * 1000);
  const log = openLog({ level: settings.LOG_LEVEL, environment: "bench" });
  const backend = settings.BACKEND_URL ?? "";
  const refuse = async () => {
    throw new Error("The backend is away, or the session has ended");
  };

  /** The answers of the page's loaders, that of the layout first. */
  async function workFor({ originalUrl, path, headers, ip }: Asked) {
    const cookie = headers.cookie ?? "";
    const visitor: string = await cookies.visitor.parse(cookie);
    const language = (await cookies.language.parse(cookie)) ?? "de";
    const session = openSession({ cookies, sessions, sessionLimits }, { cookie, visitor });
    const request = new Request(settings.publicUrl + originalUrl, { headers: { Cookie: cookie } });
    const { sessionSecret: secret } = settings;
    const formToken = formTokenOf(visitor, secret);
    const drafts = { ownerMark: async () => ownerMarkOf(await session.owner(), secret) };
    const api = openClient({
      servers: { main: backend, student: backend, bank: backend },
      token: async () => (await session.read())?.apiToken,
      language,
      requestId: crypto.randomUUID(),
      address: ip ?? "",
      cookie,
      log,
      circuits,
      whenAway: refuse,
      whenSignedOut: refuse,
    });
    const side = sideOfPath(path);
    const context = {
      request,
      cookies,
      language,
      side,
      session,
      drafts,
      settings,
      api,
      formToken,
    } as unknown as AppLoadContext;
    const [found, ofPage] =
      loaders.map(([pattern, each]) => [pattern.exec(path), each] as const).find(([f]) => f) ?? [];
    const args = { request, context, params: { ...found?.groups } };
    return { formToken, answers: await Promise.all((ofPage ?? []).map((load) => load(args))) };
  }
  return { headers: securityHeaders({ isSecure: settings.isSecure, trackers: [] }), workFor };
}
