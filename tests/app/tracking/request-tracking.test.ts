import { describe, expect, it } from "vitest";
import type { Call } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { readConsent, writeConsent } from "#app/tracking/consent.server.ts";
import type { TrackingEvent } from "#app/tracking/events.ts";
import { openTracking } from "#app/tracking/request-tracking.server.ts";
import type { Tracker } from "#app/tracking/services.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { answersOf } from "../../domain/answers.ts";

const cookies = openCookies({ isSecure: false });
const trackers: Tracker[] = [
  { service: "analytics", script: "https://analytics.example/a.js", id: "k", origins: [], cookies: ["_ga"] },
];

async function open(accepted: string[], settings = { isSecure: false, trackers }) {
  const cookie = (await writeConsent(cookies, trackers, accepted)).split(";")[0]!;
  const request = new Request("http://localhost/ds/home", { headers: { Cookie: cookie, Host: "localhost" } });
  return openTracking(request, cookies, settings);
}

/** The events that the next page reads. */
async function flashed(lines: string[]): Promise<TrackingEvent[]> {
  const line = lines.find((text) => text.startsWith("events="));
  return line ? await cookies.events.parse(line.split(";")[0]!) : [];
}

const { account } = answersOf({ phone: "0221 1", ownCar: false });
const backend = (async ({ id }) => (id === applicant.fetchAccount.id ? account : undefined)) as Call;
const backendAnswer = (cookie: string) => new Response(null, { headers: { "Set-Cookie": cookie } });

describe("with consent to analytics", () => {
  it("an account save tells which answers changed", async () => {
    const tracking = await open(["analytics"]);
    const call = tracking.watch(backend);
    await call(applicant.fetchAccount);
    await call(applicant.changeAccount, { body: { phone: "0221 2", ownCar: false, version: 1 } });
    expect(await flashed(await tracking.cookies())).toEqual([
      { name: "account_field_changed", properties: { field: "phone" } },
    ]);
  });

  it("a save that fails tells nothing", async () => {
    const tracking = await open(["analytics"]);
    const call = tracking.watch((async ({ id }) => {
      if (id === applicant.changeAccount.id) throw new Error("refused");
      return account;
    }) as Call);
    await call(applicant.fetchAccount);
    await expect(call(applicant.changeAccount, { body: { phone: "0221 2" } })).rejects.toThrow();
    expect(await tracking.cookies()).toEqual([]);
  });

  it("a backend's `_ga` goes on to the browser, as long as the consent lasts", async () => {
    const tracking = await open(["analytics"]);
    tracking.passOn(backendAnswer("_ga=GA1.2.3; Domain=backend.example; HttpOnly; Max-Age=99999999"));
    expect(await tracking.cookies()).toEqual(["_ga=GA1.2.3; Path=/; Max-Age=15811200; SameSite=Lax"]);
  });

  it("no other cookie of a backend does, nor a `_ga` with anything strange in it", async () => {
    const tracking = await open(["analytics"]);
    tracking.passOn(backendAnswer("XSRF-TOKEN=1"));
    tracking.passOn(backendAnswer("_gat=1"));
    expect(await tracking.cookies()).toEqual([]);
  });
});

describe("an opt-in that is taken back in the account", () => {
  it.each([
    ["an applicant's", applicant],
    ["a company user's", company],
  ] as const)("%s ends in this browser, too", async (_, { replaceConsents }) => {
    const tracking = await open(["analytics"]);
    await tracking.watch(backend)(replaceConsents, { body: [{ type: "amplitude", hasOptedIn: false }] });
    const [line = ""] = await tracking.cookies();
    expect(await readConsent(line.split(";")[0]!, cookies, trackers)).toEqual({ accepted: [], isAnswered: true });
    expect(tracking.endsService()).toBe(true);
  });

  it("changes nothing here when it is of another kind, or given", async () => {
    const tracking = await open(["analytics"]);
    await tracking.watch(backend)(applicant.replaceConsents, {
      body: [
        { type: "amplitude", hasOptedIn: true },
        { type: "newsletter", hasOptedIn: false },
      ],
    });
    expect(await tracking.cookies()).toEqual([]);
    expect(tracking.endsService()).toBe(false);
  });

  it("does not answer the cookie question for people who were not asked yet", async () => {
    const request = new Request("http://localhost/ds/home");
    const tracking = await openTracking(request, cookies, { isSecure: false, trackers });
    await tracking.watch(backend)(applicant.replaceConsents, { body: [{ type: "amplitude", hasOptedIn: false }] });
    expect(await tracking.cookies()).toEqual([]);
  });
});

it("an answer to the cookie question ends a service that it takes back, and no other", async () => {
  const tracking = await open(["analytics"]);
  tracking.choose(["analytics", "productTours"]);
  expect(tracking.endsService()).toBe(false);
  tracking.choose([]);
  expect(tracking.endsService()).toBe(true);
});

describe("without consent to analytics", () => {
  it("nothing is told and no cookie goes on", async () => {
    const tracking = await open([]);
    const call = tracking.watch(backend);
    await call(applicant.fetchAccount);
    await call(applicant.changeAccount, { body: { phone: "0221 2" } });
    tracking.tell({ name: "onboarding_hzb_saved", properties: { hzb_type: null } });
    tracking.passOn(backendAnswer("_ga=GA1.2.3"));
    expect(await tracking.cookies()).toEqual([]);
  });
});
