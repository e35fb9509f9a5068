import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match } from "#backend/db/schema/matching.ts";
import { place } from "#backend/db/schema/places.ts";
import { application } from "#backend/db/schema/unit.ts";
import { fetchJobOpening } from "#backend/operations/openings-for-applicants/fetch-job-opening.ts";
import { wholeJobOpening } from "#contract/entities/job-opening.ts";
import { useBackend } from "../../../world/backend.ts";

const { addApplicant, addCompany, addJobOpening, db } = await useBackend();
const now = new Date();
const { id: companyId } = await addCompany();
const hamburg = { postalCode: "20259", city: "Hamburg", latitude: 53.5751, longitude: 9.9534 };
const muenchen = { postalCode: "80331", city: "München", latitude: 48.1374, longitude: 11.5755 };
await db.insert(place).values([hamburg, muenchen]);

describe("an opening for an applicant", () => {
  it("is as the contract has it, with the true reasons", async () => {
    const opening = await addJobOpening(companyId, {
      softwareSkills: { office: 2, programming: 3 },
      latitude: muenchen.latitude,
      longitude: muenchen.longitude,
    });
    const mia = await addApplicant({
      shippingPostalCode: "20259",
      practicePartnerMaxDistance: 20,
      softwareSkills: { office: 3, programming: 2 },
    });
    await db
      .update(application)
      .set({ courseName: opening.courseName, campusName: opening.campusName })
      .where(eq(application.id, mia.applicationId));
    const whole = await fetchJobOpening(db, mia.id, opening.id, now);
    expect(wholeJobOpening.parse(whole)).toEqual(whole);
    expect(whole.reasons).toEqual({
      fitsCourse: true,
      fitsCampus: true,
      fitsIntake: false,
      distanceKilometres: 615,
      isWithinDistance: false,
      skills: { office: 2 },
    });
  });

  it("of one who has said nothing yet has no distance", async () => {
    const opening = await addJobOpening(companyId);
    const jonas = await addApplicant();
    const whole = await fetchJobOpening(db, jonas.id, opening.id, now);
    expect(whole.reasons).toEqual({
      fitsCourse: false,
      fitsCampus: false,
      fitsIntake: false,
      distanceKilometres: null,
      isWithinDistance: null,
      skills: {},
    });
  });

  it("shows an interview whose day has passed as waiting for the company", async () => {
    const opening = await addJobOpening(companyId);
    const mia = await addApplicant();
    const interviewAt = new Date(now.getTime() - 48 * 3_600_000);
    await db.insert(match).values({
      jobOpeningId: opening.id,
      accountId: mia.id,
      status: "interview_scheduled",
      source: "applicant",
      interviewAt,
    });
    await db.update(jobOpening).set({ status: "closed" }).where(eq(jobOpening.id, opening.id));
    const whole = await fetchJobOpening(db, mia.id, opening.id, now);
    expect(whole.match).toMatchObject({
      status: "awaiting_partner_confirmation",
      interviewAt: interviewAt.toISOString(),
    });
  });
});
