import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { company } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { place } from "#backend/db/schema/places.ts";
import { fetchJobOpening } from "#backend/operations/openings-for-applicants/fetch-job-opening.ts";
import { wholeJobOpening } from "#contract/entities/job-opening.ts";
import { useWorld } from "../../../world/world.ts";

const { addApplicant, addJobOpening, addMatch, addMia, db, nordlicht, wish } = await useWorld();
const now = new Date();
const hamburg = { postalCode: "20259", city: "Hamburg", latitude: 53.5751, longitude: 9.9534 };
const muenchen = { postalCode: "80331", city: "München", latitude: 48.1374, longitude: 11.5755 };
await db.insert(place).values([hamburg, muenchen]);

describe("an opening for an applicant", () => {
  it("is as the contract has it, with the true reasons", async () => {
    const opening = await addJobOpening(nordlicht.id, {
      softwareSkills: { office: 2, programming: 3 },
      latitude: muenchen.latitude,
      longitude: muenchen.longitude,
    });
    const mia = await addMia({
      shippingPostalCode: "20259",
      practicePartnerMaxDistance: 20,
      softwareSkills: { office: 3, programming: 2 },
    });
    await wish(mia, { courseName: opening.courseName, campusName: opening.campusName });
    const whole = await fetchJobOpening({ db, now }, mia, { jobOpeningId: opening.id });
    expect(wholeJobOpening.parse(whole)).toEqual(whole);
    expect(whole.reasons).toEqual({
      fitsCourse: true,
      fitsCampus: true,
      fitsIntake: false,
      wanted: { course: opening.courseName, campus: opening.campusName, startDate: null },
      distanceKilometres: 615,
      isWithinDistance: false,
      skills: { office: 2 },
    });
  });

  it("names the company's website and its social media, which it gives for applicants", async () => {
    const web = { website: "https://nordlicht.example.org", socialMedia: ["https://social.example.org/nordlicht"] };
    await db.update(company).set(web).where(eq(company.id, nordlicht.id));
    const opening = await addJobOpening(nordlicht.id);
    const whole = await fetchJobOpening({ db, now }, await addMia(), { jobOpeningId: opening.id });
    expect(whole.company).toMatchObject(web);
  });

  it("of one who has said nothing yet has no distance", async () => {
    const opening = await addJobOpening(nordlicht.id);
    const jonas = await addApplicant();
    const whole = await fetchJobOpening({ db, now }, jonas, { jobOpeningId: opening.id });
    expect(whole.reasons).toEqual({
      fitsCourse: false,
      fitsCampus: false,
      fitsIntake: false,
      wanted: { course: null, campus: null, startDate: null },
      distanceKilometres: null,
      isWithinDistance: null,
      skills: {},
    });
  });

  it("shows an interview whose day has passed as waiting for the company", async () => {
    const opening = await addJobOpening(nordlicht.id);
    const mia = await addMia();
    const interviewAt = new Date(now.getTime() - 48 * 3_600_000);
    await addMatch("interview_scheduled", { opening, person: mia, interviewAt });
    await db.update(jobOpening).set({ status: "closed" }).where(eq(jobOpening.id, opening.id));
    const whole = await fetchJobOpening({ db, now }, mia, { jobOpeningId: opening.id });
    expect(whole.match).toMatchObject({
      status: "awaiting_partner_confirmation",
      interviewAt: interviewAt.toISOString(),
    });
  });
});
