import { expect, it } from "vitest";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { useWorld } from "../../../world/world.ts";

const { act, addDocument, addMatch, addMia, addSara, call, miriam, stageOf } = await useWorld();

const attended = {
  infoSessionAttended: true,
  infoSessionAttendedAt: new Date(),
  infoSessionAttendanceConfirmed: true,
};
const searched = {
  ...attended,
  universityEntranceQualification: "Abitur",
  gradeAverage: 2,
  languageSkills: [{ code: "de", level: 7 }],
  practicePartnerMaxDistance: 10,
  drivingLicenseExists: false,
  ownCar: false,
  professionalExperienceExists: false,
  motivationText: "Ich lerne am liebsten an echten Aufgaben.",
  practicePartnerExists: false,
} as const;
const interviewed = { participateAdvisorInterviewOn: "2026-03-02", advisorInterviewConfirmed: true };

const setStage = ({ id }: { id: string }, stage: Stage) =>
  call(
    advisor.setStage,
    { params: { accountId: id }, body: { stage, reason: "Das Zeugnis ist nicht lesbar." } },
    miriam.token,
  );
const save = ({ token }: { token: string }) => call(applicant.changeAccount, { body: { ownCar: true } }, token);

/** Somebody who may be matched by what they answered. */
async function addSearched() {
  const sara = await addSara({ ...searched, languageSkills: [...searched.languageSkills] }, interviewed);
  for (const type of ["CV", "Certificate"] as const) await addDocument(sara, { type });
  return sara;
}

it("stays where it was set back to, whatever is saved, until an advisor sets another one", async () => {
  const sara = await addSearched();
  for (const stage of ["Examined Application", "New"] as const) {
    await setStage(sara, stage);
    await save(sara);
    expect(await stageOf(sara)).toBe(stage);
  }
  await setStage(sara, "Examined Application");
  await save(sara);
  expect(await stageOf(sara)).toBe("Ready to match");
});

it("is carried on from where it was set back to by a first consultation that is confirmed", async () => {
  const mia = await addMia(attended, { stage: "Examined Application" });
  await setStage(mia, "New");
  const body = { participateAdvisorInterviewOn: "2026-03-02" };
  await call(applicant.stateAdvisorInterview, { body }, mia.token);
  expect(await stageOf(mia)).toBe("New");
  const confirmed = { attended: true, unitId: mia.unitId, on: body.participateAdvisorInterviewOn };
  await call(advisor.confirmConsultation, { params: { accountId: mia.id }, body: confirmed }, miriam.token);
  expect(await stageOf(mia)).toBe("Examined Application");
});

it("follows the applications again once somebody is matched, and the answers of a lost one who comes back", async () => {
  const sara = await addSearched();
  await setStage(sara, "Contract Proposal");
  await setStage(sara, "Ready to match");
  const { jobOpeningId } = await addMatch("awaiting_applicant_confirmation", { person: sara });
  await act("acceptOffer", jobOpeningId, sara);
  expect(await stageOf(sara)).toBe("Contract Proposal");
  await setStage(sara, "Lost");
  await setStage(sara, "Examined Application");
  await save(sara);
  expect(await stageOf(sara)).toBe("Ready to match");
});
