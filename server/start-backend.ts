import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import express, { type RequestHandler, type Router } from "express";
import type { Logger } from "pino";
import { routes } from "#backend/api.ts";
import type { Backend } from "#backend/backend.ts";
import type { Database } from "#backend/db/open.ts";
import { loadStartData } from "#backend/demo/load-start-data.ts";
import { sweepIncoming } from "#backend/files/sweep-incoming.ts";
import { apiRouter } from "#backend/http/router.ts";
import { createIdentityProvider } from "#backend/identity/provider.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import { taskHandlers } from "#backend/jobs/task-handlers.ts";
import { openMailer } from "#backend/mail/mail-port.ts";
import { type Backlog, countBacklog } from "#backend/operations/count-backlog.ts";
import { haveOneFolder } from "#backend/operations/documents/have-one-folder.ts";
import { haveOwnFiles } from "#backend/operations/documents/have-own-files.ts";
import { openPrinter } from "#backend/pdf/printer.ts";
import { usualRetryAfter } from "#contract/errors.ts";
import { clientsOf, issuerOf } from "./clients.ts";
import { drain } from "./drain.ts";
import { hourly } from "./hourly.ts";
import { discoverEndpoints } from "./identity-endpoints.ts";
import { type Address, listen } from "./listen.ts";
import { openNamedFiles } from "./open-named-files.ts";
import type { Settings } from "./settings.ts";
import { onlySwiftBodies } from "./swift-bodies.ts";
import { ownRequests } from "./uncaught.ts";
import { tellOfUnnamedProxy } from "./unnamed-proxy.ts";
import { openAs } from "./wrong-setting.ts";

interface RunningBackend {
  /** The address of the API on this machine. */
  url: string;
  /** The identity provider's pages and endpoints, to mount on the portal's own port. */
  identity: Router | undefined;
  countBacklog: () => Promise<Backlog>;
  close: () => Promise<void>;
}

/** Where the API listens, and which callers it trusts to name the address of the person behind a call. */
interface Reach extends Required<Address> {
  trustedProxies: string;
  /** Answers `/metrics` where no portal in the process does. */
  metrics?: RequestHandler;
}
/** Embedded, the API is not public: any free port, on loopback only (design §5). */
export const onlyHere: Reach = { port: 0, host: "127.0.0.1", trustedProxies: "loopback" };

/** Starts the reference backend in this process. Throws one clear line if its files, a provider or its port cannot be opened. */
export async function startBackend(
  settings: Settings,
  database: Database,
  log: Logger,
  reach: Reach,
): Promise<RunningBackend> {
  const files = await openNamedFiles(settings);
  const issuer = issuerOf(settings);
  const clients = clientsOf(settings);
  const identity = settings.OIDC_ISSUER
    ? undefined
    : await createIdentityProvider({
        database,
        issuer,
        clients: Object.values(clients),
        cookieSecret: createHmac("sha256", settings.sessionSecret).update("identity").digest("base64url"),
        publicUrl: settings.publicUrl,
        idleMinutes: settings.SESSION_IDLE_MINUTES,
        log,
      });
  const endpoints = settings.OIDC_ISSUER ? await discoverEndpoints(issuer, settings.BACKEND_TIMEOUT) : undefined;
  let api: RequestHandler = notYet;
  const app = express().disable("x-powered-by").set("trust proxy", reach.trustedProxies);
  app.use(ownRequests(log));
  if (reach.metrics) app.use(reach.metrics);
  app.use(tellOfUnnamedProxy(log));
  app.use((_request, response, next) => {
    response.set("X-Content-Type-Options", "nosniff");
    next();
  });
  app.use(onlySwiftBodies((response) => response.status(408).json({ code: 408, message: "Das dauerte zu lange." })));
  if (identity) app.use("/oidc", identity.router);
  app.use((request, response, next) => api(request, response, next));
  const server = await openAs("BACKEND_PORT, BACKEND_HOST", () => listen(app, reach));
  const url = `http://${ownName(reach.host)}:${(server.address() as AddressInfo).port}`;
  const backend: Backend = {
    database,
    files,
    printer: openPrinter(),
    identity,
    log,
    settings: {
      publicUrl: settings.publicUrl,
      dataDirectory: settings.dataDirectory,
      issuer,
      jwksUrl: endpoints?.jwksUrl ?? `${url}/oidc/jwks`,
      userinfoUrl: endpoints?.userinfoUrl,
      clients: {
        applicant: clients.applicant.clientId,
        company: clients.company.clientId,
        study_advisor: clients.advisor.clientId,
      },
      sessionHours: settings.SESSION_HOURS,
      officeEmails: settings.OFFICE_EMAILS,
      fallbackContact: settings.fallbackContact,
      creditor: settings.creditor,
      hasDemoData: settings.loadsDemoData,
      sessionSecret: settings.sessionSecret,
      // Too short to recover the secret from, long enough to tell two secrets apart.
      secretMark: createHmac("sha256", settings.sessionSecret).update("mark").digest("hex").slice(0, 8),
    },
  };
  const endHourly = await hourly(
    async (now) => {
      await haveOneFolder(backend, now);
      await sweepIncoming(settings.dataDirectory, now);
    },
    log,
    "its folder was not noted, or broken uploads were not removed",
  );
  // A server that does not tell its id keeps nobody from starting.
  await haveOwnFiles(backend).catch((err) =>
    log.warn({ err }, "whose the stored files are is unknown: none is removed"),
  );
  await loadStartData(backend, new Date());
  api = apiRouter(backend, routes);
  if (!settings.isLocal && !settings.SMTP_URL)
    log.warn("Mails reach nobody, codes included: they are written to DATA_DIR/outbox. SMTP_URL names a mail server");
  const mailer = await openMailer({
    smtpUrl: settings.SMTP_URL,
    directory: settings.dataDirectory,
    from: settings.MAIL_FROM,
  });
  const jobs = await startJobs({ database, tasks: taskHandlers(backend, mailer), log });
  return {
    url,
    identity: identity?.router,
    countBacklog: () => countBacklog(database.db),
    close: async () => {
      await drain(server);
      endHourly();
      await jobs.stop();
      await backend.printer.close();
    },
  };
}

/** The address at which the process itself reaches a host that it listens on. */
function ownName(host: string): string {
  if (["0.0.0.0", "::"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** No call is answered before everything it needs is loaded: `/health` would report ready too early. */
const notYet: RequestHandler = (_request, response) => {
  response
    .set("Retry-After", usualRetryAfter[503])
    .status(503)
    .json({ code: 503, message: "Der Dienst startet gerade." });
};
