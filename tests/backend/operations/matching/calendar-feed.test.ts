import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { attempt } from "#backend/db/schema/calls.ts";
import { calendarFeed, match } from "#backend/db/schema/matching.ts";
import { fetchCalendarFeed } from "#backend/operations/matching/fetch-calendar-feed.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { addMatch, addSara, call, db } = await useWorld();

const publicUrl = "https://portal.example";
const newToken = () => randomBytes(32).toString("base64url");
const make = async ({ token }: { token: string }, secret = newToken()) => {
  expect((await call(applicant.replaceCalendarFeed, { body: { token: secret } }, token)).status).toBeLessThan(300);
  return secret;
};
const read = (secret: string) => call<string>(publicCalls.fetchCalendarFeed, { query: { token: secret } });
const madeAt = async ({ token }: { token: string }) =>
  (await call<{ createdAt: string | null }>(applicant.fetchCalendarFeed, {}, token)).body.createdAt;
/** What the calendar reads at a moment. */
async function textAt(secret: string, now = new Date()) {
  const { stream } = await fetchCalendarFeed({ db, publicUrl, now }, { address: "" }, { token: secret });
  return (await textOf(stream as Readable)).replaceAll("\r\n ", "");
}

describe("the calendar address of Sara", () => {
  it("tells the days to come, whom she meets and where, and nothing about her", async () => {
    const sara = await addSara();
    const secret = await make(sara);
    await addMatch("interview_scheduled", { person: sara, interviewAt: new Date(inDays(3)), place: "Hafenstraße 12" });
    await addMatch("trial_day_scheduled", { person: sara, trialDayAt: new Date(inDays(5)) });
    await addMatch("interview_scheduled", { person: sara, interviewAt: new Date(inDays(-3)), place: "Gestern" });
    await addMatch("awaiting_partner_interest", { person: sara });
    await addMatch("interview_scheduled", { interviewAt: new Date(inDays(4)), place: "Bei jemand anderem" });

    const { status, headers } = await read(secret);
    const text = await textAt(secret);

    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("text/calendar");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain("LOCATION:Hafenstraße 12");
    expect(text).not.toMatch(/Gestern|jemand|Sara|Yılmaz/);
  });

  it("keeps a day until it is over, as the calendar of the company does", async () => {
    const sara = await addSara();
    const secret = await make(sara);
    await addMatch("interview_scheduled", { person: sara, interviewAt: new Date(inDays(5)), place: "Hafenstraße 12" });
    await addMatch("trial_day_scheduled", { person: sara, trialDayAt: new Date(inDays(5)) });
    const noon = Date.parse(inDays(5));
    const entriesAt = async (hours: number) =>
      (await textAt(secret, new Date(noon + hours * 3_600_000))).split("BEGIN:VEVENT").length - 1;
    expect([await entriesAt(0), await entriesAt(11), await entriesAt(12)]).toEqual([2, 2, 0]);
  });

  it.each(["awaiting_applicant_confirmation", "offer_accepted"] as const)(
    "keeps a trial day that an offer comes before, while nobody ends it: %s",
    async (status) => {
      const sara = await addSara();
      const secret = await make(sara);
      const { id } = await addMatch(status, { person: sara, trialDayAt: new Date(inDays(5)), place: "Hafenstraße 12" });
      const text = await textAt(secret);
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(text).toContain(`UID:trialDay-${id}@portal.example`);
      expect(text).toContain("LOCATION:Hafenstraße 12");
      await db.update(match).set({ status: "cancelled" }).where(eq(match.id, id));
      expect(await textAt(secret)).not.toContain("BEGIN:VEVENT");
    },
  );

  it("keeps an interview that a trial day is agreed on after, each until its own day is over", async () => {
    const sara = await addSara();
    const secret = await make(sara);
    const days = { interviewAt: new Date(inDays(3)), trialDayAt: new Date(inDays(5)) };
    await addMatch("trial_day_scheduled", { person: sara, ...days, place: "Hafenstraße 12" });
    const kindsOn = async (day: number) => (await textAt(secret, new Date(inDays(day)))).match(/(?<=UID:)[a-z]+/gi);
    expect([await kindsOn(3), await kindsOn(4), await kindsOn(6)]).toEqual([
      ["interview", "trialDay"],
      ["trialDay"],
      null,
    ]);
  });

  it("is kept as a hash, and ends with another one, with its removal, and with the account", async () => {
    const sara = await addSara();
    expect(await madeAt(sara)).toBeNull();
    const first = await make(sara);
    expect(JSON.stringify(await db.select().from(calendarFeed))).not.toContain(first);
    expect(await madeAt(sara)).not.toBeNull();

    const second = await make(sara);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);

    await call(applicant.removeCalendarFeed, {}, sara.token);
    expect((await read(second)).status).toBe(404);
    expect(await madeAt(sara)).toBeNull();

    const third = await make(sara);
    await db.delete(account).where(eq(account.id, sara.id));
    expect((await read(third)).status).toBe(404);
  });

  it("is refused when it is no secret at all", async () => {
    const { token } = await addSara();
    expect((await call(applicant.replaceCalendarFeed, { body: { token: "short" } }, token)).status).toBe(422);
  });

  it("is refused when it is somebody else's, who keeps theirs; her own may come again", async () => {
    const [sara, other] = [await addSara(), await addSara()];
    const theirs = await make(other);
    const own = await make(sara);
    const { status, body } = await call(applicant.replaceCalendarFeed, { body: { token: theirs } }, sara.token);
    expect([status, body.customErrors]).toEqual([422, { token: ["nameTaken"] }]);
    expect((await read(theirs)).status).toBe(200);
    expect((await read(await make(sara, own))).status).toBe(200);
  });

  it("is not read more often than calendars do", async () => {
    const sara = await addSara();
    const secret = await make(sara);
    const { feed } = limits.calendarFeedsPerHour;
    await db.insert(attempt).values(Array.from({ length: feed - 1 }, () => ({ kind: "calendar", who: sara.id })));
    expect((await read(secret)).status).toBe(200);
    expect((await read(secret)).status).toBe(429);
  });
});
