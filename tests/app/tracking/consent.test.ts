import { describe, expect, it, test } from "vitest";
import { openCookies } from "#app/cookies.server.ts";
import { acceptedIn, readConsent, writeConsent } from "#app/tracking/consent.server.ts";
import { forgetCookies } from "#app/tracking/forget-cookies.server.ts";
import type { Tracker, TrackingService } from "#app/tracking/services.ts";

const cookies = openCookies({ isSecure: false });
const tracker = (service: TrackingService, own: string[] = []): Tracker => ({
  service,
  script: `https://${service}.example/script.js`,
  id: "key",
  origins: [],
  cookies: own,
});
const analytics = tracker("analytics", ["AMP_*", "_ga"]);
const tours = tracker("productTours", ["tours"]);
const testing = tracker("abTesting", ["ABTasty", "AMP_shared"]);

/** The cookie as the browser sends it back. */
const sent = async (trackers: Tracker[], accepted: string[]) =>
  (await writeConsent(cookies, trackers, accepted)).split(";")[0]!;

describe("the choice", () => {
  it("is not made before anybody answers", async () => {
    expect(await readConsent(null, cookies, [analytics])).toEqual({ accepted: [], isAnswered: false });
  });

  it("is read as it was written", async () => {
    const cookie = await sent([analytics, tours], ["productTours"]);
    expect(await readConsent(cookie, cookies, [analytics, tours])).toEqual({
      accepted: ["productTours"],
      isAnswered: true,
    });
  });

  it("is asked for again when a service comes along, and holds for the others until then", async () => {
    const cookie = await sent([tours], ["productTours"]);
    expect(await readConsent(cookie, cookies, [analytics, tours])).toEqual({
      accepted: ["productTours"],
      isAnswered: false,
    });
  });

  it("holds for no service that was removed", async () => {
    const cookie = await sent([analytics, tours], ["analytics", "productTours"]);
    expect((await readConsent(cookie, cookies, [tours])).accepted).toEqual(["productTours"]);
  });

  it.each(["cookie-consent=", "cookie-consent=bm90IGpzb24", "cookie-consent=bnVsbA", "cookie-consent=%%%"])(
    "is not made by a cookie that cannot be read: %s",
    async (cookie) => {
      expect(await readConsent(cookie, cookies, [analytics])).toEqual({ accepted: [], isAnswered: false });
    },
  );

  it("lasts half a year", async () => {
    expect(await writeConsent(cookies, [analytics], [])).toContain("Max-Age=15811200");
  });
});

test.each([
  ["intent=accept", ["analytics", "sessionRecording", "abTesting", "productTours", "scheduling"]],
  ["intent=deny&service=analytics", []],
  ["intent=save&service=analytics&service=spying", ["analytics"]],
  ["service=scheduling", ["scheduling"]],
])("the post %s accepts %j", (post, accepted) => {
  expect(acceptedIn(new URLSearchParams(post))).toEqual(accepted);
});

describe("cookies of services without consent", () => {
  const forgotten = (cookie: string, trackers: Tracker[], accepted: TrackingService[] = []) =>
    forgetCookies(
      new Request("https://portal.example.org/ds/home", { headers: { Cookie: cookie, Host: "portal.example.org" } }),
      trackers,
      { accepted, isAnswered: true },
    );

  it("are deleted, for the host and for the domains around it", () => {
    expect(forgotten("session=1; AMP_a1=x", [analytics])).toEqual([
      "AMP_a1=; Path=/; Max-Age=0",
      "AMP_a1=; Path=/; Max-Age=0; Domain=portal.example.org",
      "AMP_a1=; Path=/; Max-Age=0; Domain=example.org",
    ]);
  });

  it("stay when they are those of product tours", () => {
    expect(forgotten("tours=1", [analytics, tours])).toEqual([]);
  });

  it("stay while the service is consented to, also when another one shares their name", () => {
    expect(forgotten("_ga=1; AMP_shared=1", [analytics, testing], ["analytics"])).toEqual([]);
  });

  it("are known by their whole name", () => {
    expect(forgotten("_gat=1; my_ga=1", [analytics])).toEqual([]);
  });
});
