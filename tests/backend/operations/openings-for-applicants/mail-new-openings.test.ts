import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { selectApplicants } from "#backend/db/accounts.ts";
import { account } from "#backend/db/schema/account.ts";
import { jobOpeningMark } from "#backend/db/schema/openings-for-applicants.ts";
import { deletionRequest } from "#backend/db/schema/personal-data.ts";
import { place } from "#backend/db/schema/places.ts";
import { announceNewOpenings } from "#backend/operations/openings-for-applicants/announce-new-openings.ts";
import { mailNewOpenings } from "#backend/operations/openings-for-applicants/mail-new-openings.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { useWorld } from "../../../world/world.ts";

const { addJobOpening, addMatch, addSara, call, database, db, mailsTo, nordlicht, wish } = await useWorld();
const publicUrl = "http://localhost:3000";
const startDate = "2027-10-01";
/** Of 2026; those of the mails are Mondays. */
const at = (day: string) => new Date(`2026-${day}T07:00:00Z`);
const monday = at("11-09");
await db.insert(place).values([
  { postalCode: "50679", city: "Köln", latitude: 50.9384, longitude: 6.9705 },
  { postalCode: "20259", city: "Hamburg", latitude: 53.5751, longitude: 9.9534 },
]);
const inKoeln = { latitude: 50.9384, longitude: 6.9705 };

type Person = Awaited<ReturnType<typeof addSara>>;
const publish = (day: string, values: Parameters<typeof addJobOpening>[1] = {}) =>
  addJobOpening(nordlicht.id, { startDate, publishedAt: at(day), ...values });
await publish("10-20", { title: "Lange bekannt" });
const fresh = await publish("11-06", { title: "Neu", ...inKoeln });

/** Somebody who looks for a place like `fresh`. */
async function addSeeker(...given: Parameters<typeof addSara>) {
  const person = await addSara(...given);
  await wish(person, { courseName: "Informatik", campusName: "Köln", intake: startDate });
  return person;
}

/** Whom the clock chose, at most once each; their jobs are done, as often as told. */
async function run(now: Date, times = 1) {
  await announceNewOpenings(db, now);
  const { rows } = await database.pool.query<{ accountId: string }>(
    `delete from graphile_worker._private_jobs where payload->>'accountId' is not null
     returning payload->>'accountId' as "accountId"`,
  );
  for (const { accountId } of rows)
    await Promise.all(Array.from({ length: times }, () => mailNewOpenings(db, publicUrl, accountId, now)));
  return rows.map(({ accountId }) => accountId);
}
const titlesTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ values }) => (values.openings as { title: string }[]).map(({ title }) => title));

describe("the mail about new openings", () => {
  it("brings what fits and is new, in the reader's language, with a way to end it", async () => {
    const sara = await addSeeker({ language: "ar", shippingPostalCode: "50679", practicePartnerMaxDistance: 20 });
    await run(monday);
    const [row] = await selectApplicants(db).where(eq(account.id, sara.id));
    const overview = `${publicUrl}/ds/selfmatching`;
    expect(await mailsTo(sara.email)).toMatchObject([
      {
        kind: "newOpenings",
        language: "ar",
        values: {
          count: 1,
          openings: [
            {
              title: "Neu",
              company: "Nordlicht Software GmbH",
              place: "Deutzer Allee 4, 50679 Köln",
              kilometres: 1,
              link: `${overview}/${fresh.id}`,
            },
          ],
          link: overview,
          unsubscription: `${publicUrl}/newsletter-unsubscription?id=${row!.unsubscriptionId}`,
        },
      },
    ]);
  });

  it("comes once, though the clock fires twice and two work on it", async () => {
    const sara = await addSeeker();
    await announceNewOpenings(db, monday);
    expect(await run(monday, 2)).toContain(sara.id);
    expect(await run(monday)).not.toContain(sara.id);
    expect(await titlesTo(sara)).toEqual([["Neu"]]);
  });

  it("comes again after a week, with what is newer; who got none for lack of news need not wait", async () => {
    const sara = await addSeeker();
    await run(monday);
    await publish("11-10", { title: "Am Dienstag" });
    expect(await run(at("11-13"))).not.toContain(sara.id);
    expect(await run(at("11-15"))).not.toContain(sara.id);
    expect(await run(new Date("2026-11-16T05:00:00Z"))).toContain(sara.id);
    expect(await run(at("11-23"))).not.toContain(sara.id);
    await publish("11-24", { title: "Vierzehn Tage danach" });
    expect(await run(at("11-25"))).toContain(sara.id);
    expect(await titlesTo(sara)).toEqual([["Neu"], ["Am Dienstag"], ["Vierzehn Tage danach"]]);
  });

  it("misses no opening whose publication was under way while the mail was made", async () => {
    const intake = "2028-10-01";
    await publish("11-06", { startDate: intake, title: "Schon da" });
    const sara = await addSeeker();
    await wish(sara, { intake });
    await run(monday);
    // Its moment is when the call began; it can be seen once that has ended.
    await publish("11-09", { startDate: intake, title: "Im selben Augenblick", publishedAt: new Date(+monday - 1000) });
    await run(at("11-16"));
    expect(await titlesTo(sara)).toEqual([["Schon da"], ["Im selben Augenblick"]]);
  });

  it("names the best five and says how many there are", async () => {
    const intake = "2028-04-01";
    for (const title of ["1", "2", "3", "4", "5", "6"]) await publish("11-06", { startDate: intake, title });
    await publish("11-05", { startDate: intake, title: "Ganz nah", ...inKoeln });
    const sara = await addSeeker({ shippingPostalCode: "50679" });
    await wish(sara, { intake });
    await run(monday);
    const [mail] = await mailsTo(sara.email);
    expect(mail?.values.count).toBe(7);
    const [titles] = await titlesTo(sara);
    expect([titles?.length, titles?.[0]]).toEqual([5, "Ganz nah"]);
  });

  it("gives way to mails that somebody waits for", async () => {
    const sara = await addSeeker();
    await announceNewOpenings(db, monday);
    await mailNewOpenings(db, publicUrl, sara.id, monday);
    const mine = "payload->>'accountId' = $1 or payload->>'to' = $2";
    const { rows } = await database.pool.query(
      `select priority from graphile_worker._private_jobs where ${mine} order by id`,
      [sara.id, sara.email],
    );
    expect(rows).toEqual([{ priority: 10 }, { priority: 10 }]);
  });
});

describe("nobody gets a mail about new openings", () => {
  const cases: Record<string, () => Promise<Person>> = {
    "who is not ready to match": () => addSeeker({}, { stage: "Examined Application" }),
    "who has a practice partner": () => addSeeker({}, { stage: "Contract Proposal" }),
    "who found one without us": () => addSeeker({ practicePartnerExists: true }),
    "who looks on their own": () => addSeeker({ metadata: { ignoreSelfMatching: true } }),
    "who has withdrawn": () => addSeeker({}, { stage: "Lost" }),
    "who looks for something else": async () => {
      const person = await addSara();
      await wish(person, { courseName: "Informatik" });
      return person;
    },
    "who lives farther away than they wish to go": () =>
      addSeeker({ shippingPostalCode: "20259", practicePartnerMaxDistance: 20 }),
    "who has looked at what is new": async () => {
      const person = await addSeeker();
      await db.insert(jobOpeningMark).values({ accountId: person.id, jobOpeningId: fresh.id, viewedAt: monday });
      return person;
    },
    "who has marked what is new as a favourite": async () => {
      const person = await addSeeker();
      await call(applicant.favorite, { params: { jobOpeningId: fresh.id } }, person.token);
      return person;
    },
    "who has applied for it": async () => {
      const person = await addSeeker();
      await addMatch("awaiting_partner_interest", { person, opening: fresh });
      return person;
    },
    "who waits to be deleted": async () => {
      const person = await addSeeker();
      await db.insert(deletionRequest).values({ accountId: person.id });
      return person;
    },
    "who switched it off in the profile": async () => {
      const person = await addSeeker();
      await call(applicant.replaceNotificationSettings, { body: { job_openings_newsletter: false } }, person.token);
      return person;
    },
    "who ended it by the link of a mail": async () => {
      const person = await addSeeker();
      const [row] = await selectApplicants(db).where(eq(account.id, person.id));
      await call(publicCalls.unsubscribe, { params: { unsubscriptionId: row!.unsubscriptionId } });
      return person;
    },
  };

  it.each(Object.entries(cases))("%s", async (_, add) => {
    const person = await add();
    await run(monday);
    await mailNewOpenings(db, publicUrl, person.id, monday);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("who switched it off between the clock and the job", async () => {
    const person = await addSeeker();
    await announceNewOpenings(db, monday);
    await call(applicant.replaceNotificationSettings, { body: { job_openings_newsletter: false } }, person.token);
    await mailNewOpenings(db, publicUrl, person.id, monday);
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

it("brings an opening that was recommended by hand, however far away", async () => {
  const person = await addSeeker({ shippingPostalCode: "20259", practicePartnerMaxDistance: 20 });
  await addMatch("awaiting_any_interest", { person, opening: fresh, source: "study_advisor" });
  await run(monday);
  expect(await titlesTo(person)).toEqual([["Neu"]]);
});
