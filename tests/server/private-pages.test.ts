import { describe, expect, test } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { pageTrackingOf } from "#app/tracking/page-tracking.server.ts";
import { sideNames } from "#contract/sides.ts";
import { openLog, requestLog } from "#server/log.ts";
import { privatePagesOf, withoutSecrets } from "#server/private-pages.ts";
import { buildOf } from "#server/side-builds.ts";
import { buildWithHandlesOf } from "../world/portal-build.ts";
import { serve } from "./serve.ts";

const build = await buildWithHandlesOf("isPrivate");
const hosts = [undefined, ...sideNames];

/** Addresses with secrets, and their form in the log; on the applicants' own host without prefix. */
const addresses = [
  ["/auth/company/password-reset", "/auth/company/password-reset"],
  ["/auth/company/password-reset/SECRET", "/auth/company/password-reset/…"],
  ["/auth/company/password-reset/SECRET/", "/auth/company/password-reset/…"],
  ["/auth/applicant/Password%2Dreset/SECRET", "/auth/applicant/Password-reset/…"],
  ["/auth/applicant/password-reset/SECRET/and-more", "/auth/applicant/password-reset/…/and-more"],
  ["/password-reset/SECRET", "/password-reset/…"],
  ["/invitation/SECRET", "/invitation/…"],
  ["/calendar/SECRET.ics", "/calendar/…"],
  ["/lebenslauf-generator/send/SECRET", "/lebenslauf-generator/send/…"],
  ["/auth/advisor/sign-in/SECRET", "/auth/advisor/sign-in/…"],
  ["/auth/applicant/sign-in/SECRET/register", "/auth/applicant/sign-in/…/register"],
  ["/auth/applicant/sign-in/SECRET/code", "/auth/applicant/sign-in/…/code"],
  ["/auth/applicant/callback?code=SECRET", "/auth/applicant/callback"],
  ["/newsletter-unsubscription?id=SECRET", "/newsletter-unsubscription"],
] as const;
const ofApplicants = [
  ["/confirm-email?token=SECRET", "/confirm-email"],
  ["/confirm-consent?token=SECRET", "/confirm-consent"],
  ["/cvgenerator/send/SECRET", "/cvgenerator/send/…"],
] as const;
const asked = [
  ...hosts.flatMap((host) => addresses.map(([path, told]) => ({ host, path, told }))),
  ...ofApplicants.flatMap(([path, told]) => [
    { host: undefined, path: `/ds${path}`, told: `/ds${told}` },
    { host: "applicant" as const, path, told },
  ]),
];

test.each(asked)("on the host of $host, no tracker loads at $path", ({ host, path }) => {
  const isPrivate = privatePagesOf(buildOf(build, host))(path.split("?")[0]!);
  const tracker = { service: "analytics", script: "https://a.example/a.js", id: "key" };
  const consent = { accepted: ["analytics"], isAnswered: true };
  const context = {
    request: new Request(`http://localhost${path}`),
    settings: { trackers: [tracker] },
    tracking: { consent },
    page: { hasScripts: true, isPrivate },
  };
  const tracking = pageTrackingOf(context as unknown as PortalContext);
  expect(tracking?.loaded).toEqual([]);
});

test.each(["/ds/home", "/ds/profile/1", "/lebenslauf-generator/send", "/impressum", "/", "/%E0%A4%A"])(
  "%s is private to nobody",
  (path) => {
    expect(privatePagesOf(build)(path)).toBe(false);
    expect(withoutSecrets(build)(path)).toBe(path);
  },
);

describe("the log", () => {
  const lines: string[] = [];
  const log = openLog({ level: "info", environment: "test" }, { write: (line) => void lines.push(line) });
  // One log serves all hosts, and writes down what comes to the wrong one as well.
  const written = withoutSecrets(build);
  const sending = serve((request, response) => requestLog(log, written)(request, response, () => response.end()));

  test.each(asked)("tells of $path only $told", async ({ path, told }) => {
    lines.length = 0;
    await (await sending)({ path });
    await expect.poll(() => lines.length, { timeout: 15_000 }).toBe(1);
    expect(JSON.parse(lines.join("")).req.path).toBe(told);
    expect(lines.join("")).not.toContain("SECRET");
  });
});

test.each([
  "http://localhost/auth/company/password-reset/SECRET",
  "HTTPS://somebody@portal.example:3000/auth/company/password-reset/SECRET?x=1",
  "http:\\\\localhost\\auth\\company\\password-reset\\SECRET",
  "http://[not-a-host/auth/company/password-reset/SECRET",
  "//auth//company/password-reset//SECRET",
  "/x/../auth/company/password-reset/SECRET",
  "//x/..;/auth/company/password-reset/SECRET",
  "/auth/company/password-reset/x/%2e%2E/SECRET",
  "\\auth\\company\\password-reset\\SECRET",
  "/auth%2Fcompany%2fpassword-reset%2FSECRET",
  "/auth/company/password%252Dreset/SECRET",
  "/auth/company/password-reset/SECRET%3Fx=1",
  "/auth/company/password-reset;x=1/SECRET;y=2",
  "/%61uth/company/password-reset%2FSECRET?%E0%A4%A",
])("the log tells of %s what it tells of the page's own address", (target) => {
  expect(withoutSecrets(build)(target.split("?")[0]!)).toBe("/auth/company/password-reset/…");
});

test("every parameter that is a token or a code stands in the path of a private page", () => {
  const isPrivate = privatePagesOf(build);
  const pathTo = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id];
    return route ? `${pathTo(route.parentId)}/${route.path ?? ""}`.replace(/\/+/g, "/") : "";
  };
  const secret = Object.keys(build.routes)
    .map(pathTo)
    .filter((path) => /:(token|code)\b/.test(path));
  expect(secret.length).toBeGreaterThan(3);
  expect(secret.filter((path) => !isPrivate(path))).toEqual([]);
});
