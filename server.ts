import express from "express";
import { openCircuits } from "#app/api/circuit.server.ts";
import { openCookies } from "#app/cookies.server.ts";
import { portalCurriculaVitae } from "#backend/db/portal-curricula-vitae.ts";
import { portalDrafts } from "#backend/db/portal-drafts.ts";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { incomingFolder } from "#backend/files/incoming.ts";
import { openAppearance } from "#server/appearance.ts";
import { boundConnections } from "#server/bound-connections.ts";
import { clientsOf, issuerOf } from "#server/clients.ts";
import { drain, noticeMilliseconds } from "#server/drain.ts";
import { failedRequest } from "#server/failed-request.ts";
import { answerFewAtOnce } from "#server/few-at-once.ts";
import { forwardedIdentity } from "#server/forwarded-identity.ts";
import { health, ready } from "#server/health.ts";
import { formTargets, onlyKnownHosts, ownOrigins } from "#server/hosts.ts";
import { discoverEndpoints, embeddedEndpoints } from "#server/identity-endpoints.ts";
import { keepCompiledCode } from "#server/keep-compiled-code.ts";
import { listen } from "#server/listen.ts";
import { openLog, requestLog } from "#server/log.ts";
import { manifests } from "#server/manifests.ts";
import { openMetrics } from "#server/metrics.ts";
import { originGuard } from "#server/origin-guard.ts";
import { chosenLanguage, plainPage } from "#server/plain-page.ts";
import { prepareDatabase } from "#server/prepare-database.ts";
import { withoutSecrets } from "#server/private-pages.ts";
import { openRemixBuild } from "#server/remix-build.ts";
import { remixHandler } from "#server/remix-handler.ts";
import { scriptFailures } from "#server/script-failures.ts";
import { securityHeaders } from "#server/security-headers.ts";
import { readSettings } from "#server/settings.ts";
import { onlyHere, startBackend } from "#server/start-backend.ts";
import { strangersAllowance } from "#server/strangers.ts";
import { sweepHourly } from "#server/sweep-hourly.ts";
import { onlySwiftBodies } from "#server/swift-bodies.ts";
import { endAtOnce, endGracefully, ownRequests } from "#server/uncaught.ts";
import { tellOfUnnamedProxy } from "#server/unnamed-proxy.ts";
import { welcome } from "#server/welcome.ts";
import { wellFormed } from "#server/well-formed.ts";
import { wordScripts } from "#server/word-scripts.ts";
import { openAs } from "#server/wrong-setting.ts";

endAtOnce();
keepCompiledCode();
const settings = readSettings(process.env);
const log = openLog({ level: settings.LOG_LEVEL, environment: settings.LOG_ENVIRONMENT });
const database = await prepareDatabase(settings);
// Not while it connects: loading all pages keeps a busy machine from reading the server's answer in time.
const remix = await openRemixBuild(settings.dataDirectory);
const backend = settings.BACKEND_URL ? undefined : await startBackend(settings, database, log, onlyHere);
const backendUrl = settings.BACKEND_URL ?? backend?.url ?? "";
const words = wordScripts(remix);
const appearance = await openAppearance(backendUrl, log);
const cookies = openCookies(settings);
const issuer = issuerOf(settings);
const identityEndpoints = settings.OIDC_ISSUER
  ? await discoverEndpoints(issuer, settings.BACKEND_TIMEOUT)
  : embeddedEndpoints(issuer, backendUrl);
const clients = clientsOf(settings);
const circuits = openCircuits(settings.BACKEND_TIMEOUT * 1000);
const metrics = settings.METRICS === "on" ? openMetrics(settings.METRICS_TOKEN) : undefined;
if (backend) metrics?.showBacklog(backend.countBacklog);
const endSweeping = backend ? undefined : await sweepHourly(database, settings.dataDirectory, log);
let isClosing = false;

const app = express();
app.disable("x-powered-by").set("trust proxy", settings.TRUSTED_PROXIES);

app.use(ownRequests(log));
app.get("/health", health);
app.get(
  "/ready",
  ready(database, settings.STUDENT_API_URL ?? backendUrl, () => isClosing),
);
if (metrics) app.use(metrics.router, metrics.measureRequest);
app.use(requestLog(log, withoutSecrets(await remix.load())));
app.use(tellOfUnnamedProxy(log));
app.use(chosenLanguage(cookies.language));
app.use(wellFormed);
app.use(onlySwiftBodies((response) => plainPage(response, 408)));
app.use(onlyKnownHosts(settings));
if (!settings.OIDC_ISSUER)
  app.use("/oidc", answerFewAtOnce, backend?.identity ?? forwardedIdentity(backendUrl, circuits(backendUrl)));
app.use(
  securityHeaders({
    isSecure: settings.isSecure,
    formTargets: formTargets(settings, identityEndpoints),
    trackers: settings.trackers,
    videos: settings.TIP_VIDEOS_URL,
  }),
);
app.use(manifests(remix));
app.use(words.files);
app.use(appearance.files);
app.use(remix.files);
app.use(originGuard(ownOrigins(settings)));
app.use(scriptFailures());
app.use(
  remixHandler({
    build: remix.load,
    hosts: settings,
    incoming: incomingFolder(settings.dataDirectory),
    parts: {
      cookies,
      words,
      appearance,
      sessions: portalSessions(database.db, settings.sessionSecret),
      drafts: portalDrafts(database.db),
      curriculaVitae: portalCurriculaVitae(database.db),
      strangersMayLeave: strangersAllowance(database.db),
      secret: settings.sessionSecret,
      sessionLimits: { idleMinutes: settings.SESSION_IDLE_MINUTES, hours: settings.SESSION_HOURS },
      servers: {
        main: backendUrl,
        student: settings.STUDENT_API_URL ?? backendUrl,
        bank: settings.BANK_INFO_URL ?? backendUrl,
      },
      circuits,
      measureCall: metrics?.measureCall,
      settings: {
        publicUrl: settings.publicUrl,
        isSecure: settings.isSecure,
        supportEmail: settings.SUPPORT_EMAIL,
        fallbackContact: settings.fallbackContact,
        hasOwnPasswords: !settings.OIDC_ISSUER,
        hasDemoData: settings.loadsDemoData,
        operatorsTexts: settings.operatorsTexts,
        tipVideosUrl: settings.TIP_VIDEOS_URL,
        trackers: settings.trackers,
        onboardingExperimentId: settings.ONBOARDING_EXPERIMENT_ID,
        oidc: {
          ...identityEndpoints,
          clients: {
            applicant: { id: clients.applicant.clientId, secret: clients.applicant.clientSecret },
            company: { id: clients.company.clientId, secret: clients.company.clientSecret },
            advisor: { id: clients.advisor.clientId, secret: clients.advisor.clientSecret },
          },
        },
      },
    },
  }),
);
app.use(failedRequest);

const server = await openAs("PORT", () => listen(app, { port: settings.PORT }));
boundConnections(server, log);
if (metrics) server.on("drop", metrics.countDropped);

// Requests under way get their answer; then jobs, backend and database end, within 10 s in all.
endGracefully(log, async () => {
  isClosing = true;
  // On one's own machine nobody balances.
  await drain(server, settings.isLocal ? 0 : noticeMilliseconds);
  endSweeping?.();
  await backend?.close();
  await database.close();
});
// Handlers come before the welcome: a supervisor that reads it may end the portal at once.
console.log(await welcome(settings, database.db));
// A build is over a thousand small files, which no start waits for.
await remix.keepFiles(log);
