import { expect, it } from "vitest";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { SuggestionsAtDesk } from "#contract/entities/desk-applicant.ts";
import type { JobOpeningPage } from "#contract/entities/job-opening.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addJobOpening, addMia, addSara, call, miriam, nordlicht, offer, wish } = await useWorld();

it("an advisor sees the openings that their applicant finds suggested, in the same order", async () => {
  const course = `Studiengang ${Math.random()}`;
  const sara = await addSara();
  await offer({ courses: [course], campuses: ["Köln"], intakes: ["2027-10-01"] });
  await wish(sara, { courseName: course, campusName: "Köln", intake: "2027-10-01" });
  for (const title of ["Film und Ton", "Licht und Bild"])
    await addJobOpening(nordlicht.id, { title, courseName: course, campusName: "Köln", startDate: "2027-10-01" });
  const own = (await call<JobOpeningPage>(applicant.fetchJobOpenings, {}, sara.token)).body;
  const of = ({ token } = miriam) =>
    call<SuggestionsAtDesk>(advisor.fetchSuggestionsOf, { params: { accountId: sara.id } }, token);
  const { body } = await of();
  expect(body.jobOpenings.map(({ id }) => id)).toEqual(own.items.map(({ id }) => id));
  expect(body).toMatchObject({ mayBeMatched: true, total: 2, jobOpenings: [{ reasons: { fitsCourse: true } }, {}] });
  expect((await of(await addAdvisor())).status).toBe(404);
  const mia = await addMia();
  const ofMia = await call<SuggestionsAtDesk>(
    advisor.fetchSuggestionsOf,
    { params: { accountId: mia.id } },
    miriam.token,
  );
  expect(ofMia.body).toMatchObject({ name: "Mia Hoffmann", mayBeMatched: false, total: 0 });
});
