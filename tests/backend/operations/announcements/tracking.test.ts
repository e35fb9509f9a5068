import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { experimentAssignment } from "#backend/db/schema/account.ts";
import { trackedLink } from "#backend/db/schema/announcements.ts";
import { attempt } from "#backend/db/schema/calls.ts";
import { person } from "#backend/db/schema/people.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addAccount, db } = await useBackend();

describe("a link with `t`", () => {
  const open = async (id: string, address: string) =>
    (await call(publicCalls.track, { params: { linkId: id }, headers: { "X-Forwarded-For": address } })).status;

  it("is counted each time, also by two at once", async () => {
    const answers = await Promise.all(["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((address) => open("flyer", address)));
    expect(answers).toEqual([204, 204, 204]);
    const [counted] = await db.select().from(trackedLink).where(eq(trackedLink.id, "flyer"));
    expect(counted).toMatchObject({ opened: 3 });
  });

  it("is counted no more for an address that opens too many", async () => {
    const before = Array.from({ length: limits.linksPerHour - 4 }, () => ({ kind: "link", who: "192.0.2.9" }));
    await db.insert(attempt).values(before);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open("spam", "192.0.2.9")));
    expect(answers.sort()).toEqual([...Array(4).fill(204), ...Array(6).fill(429)]);
    expect(await open("spam", "192.0.2.10")).toBe(204);
  });

  it("is refused when its id is longer than any of ours", async () => {
    expect(await open("x".repeat(101), "192.0.2.4")).toBeGreaterThanOrEqual(400);
  });
});

describe("an assignment to an experiment", () => {
  const assign = (token: string, ...body: object[]) => call(applicant.assignExperiments, { body }, token);
  const of = (accountId: string) =>
    db
      .select({ campaign: experimentAssignment.campaignId, variation: experimentAssignment.variationId })
      .from(experimentAssignment)
      .where(eq(experimentAssignment.accountId, accountId))
      .orderBy(experimentAssignment.campaignId);

  it("is kept once a campaign: the one that was shown last", async () => {
    const owner = await addAccount();
    const first = { campaignId: "a", variationId: "1", visitorId: "v" };
    await assign(owner.token, first, { ...first, campaignId: "b" });
    const { status } = await assign(owner.token, { ...first, variationId: "2" }, { ...first, variationId: "3" });
    expect(status).toBe(204);
    expect(await of(owner.id)).toEqual([
      { campaign: "a", variation: "3" },
      { campaign: "b", variation: "1" },
    ]);
  });

  it("of an older campaign goes once there are more than one applicant keeps", async () => {
    const owner = await addAccount();
    const named = (letter: string) =>
      Array.from({ length: limits.experimentsOfOne }, (_, index) => ({
        campaignId: `${letter}${index}`,
        variationId: "1",
        visitorId: "v",
      }));
    await assign(owner.token, ...named("old"));
    await assign(owner.token, ...named("new"));
    const kept = (await of(owner.id)).map(({ campaign }) => campaign);
    expect(kept).toEqual(
      named("new")
        .map(({ campaignId }) => campaignId)
        .sort(),
    );
  });

  it("is refused without its ids", async () => {
    const owner = await addAccount();
    const { status } = await assign(owner.token, { campaignId: "a", variationId: "", visitorId: "v" });
    expect(status).toBe(422);
  });
});

describe("ending the newsletter", () => {
  const end = (id: string) => call(publicCalls.unsubscribe, { params: { unsubscriptionId: id } });

  it("turns it off for the owner of the id, and leaves the other settings and people alone", async () => {
    const [owner, other] = [
      await addAccount({ notificationSettings: { job_openings_newsletter: true } }),
      await addAccount(),
    ];
    const [{ unsubscriptionId } = { unsubscriptionId: "" }] = await db
      .select()
      .from(person)
      .where(eq(person.id, owner.personId));
    expect([(await end(unsubscriptionId)).status, (await end(unsubscriptionId)).status]).toEqual([204, 204]);
    const settings = async (id: string) =>
      (await db.select().from(person).where(eq(person.id, id)))[0]?.notificationSettings;
    expect(await settings(owner.personId)).toEqual({ job_openings_newsletter: false });
    expect(await settings(other.personId)).toEqual({});
  });

  it("tells the same of an unknown and of a malformed id", async () => {
    const [unknown, malformed] = [await end(randomUUID()), await end("1")];
    expect([unknown.status, malformed.body]).toEqual([404, unknown.body]);
  });
});
