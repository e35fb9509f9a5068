import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { application, unit } from "#backend/db/schema/unit.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Contract } from "#contract/entities/contract.ts";
import type { JobOpeningPage } from "#contract/entities/job-opening.ts";
import type { Unit, UnitChoice } from "#contract/entities/unit.ts";
import { useWorld } from "../../../world/world.ts";

const { act, addMatch, call, db, addApplicant, addJobOpening, miriam, nordlicht, offer, wish } = await useWorld();
const startsOn = "2027-10-01";
await offer({ campuses: ["Köln", "Hamburg"], courses: ["Informatik", "Marketing"], intakes: [startsOn] });

/** Nele: informatics in Cologne first; marketing in Hamburg, and a distance study in a unit of its own, beside it. */
async function addNele() {
  const person = await addApplicant({ firstName: "Nele" }, { stage: "Ready to match" });
  await wish(person, { intake: startsOn, campusName: "Köln", courseName: "Informatik" });
  const [distance] = await db.insert(unit).values({ accountId: person.id, unit: "fs", primary: false }).returning();
  const further = { primary: false, intake: startsOn, campusName: "Hamburg", courseName: "Marketing" };
  const [second] = await db
    .insert(application)
    .values({ ...further, unitId: person.unitId })
    .returning();
  const [third] = await db
    .insert(application)
    .values({ ...further, unitId: distance!.id })
    .returning();
  return { ...person, distanceId: distance!.id, second: second!.id, third: third!.id };
}
const choose = (id: string, token: string) =>
  call<Unit & { code: number }>(applicant.chooseApplication, { params: { applicationId: id } }, token);

describe("choosing an application", () => {
  it("lists all units with what can be chosen in them", async () => {
    const nele = await addNele();
    const { body } = await call<UnitChoice[]>(applicant.fetchUnits, {}, nele.token);
    expect(body.map(({ unit, applications }) => [unit, applications.length])).toEqual([
      ["ds", 2],
      ["fs", 1],
    ]);
  });

  it("stores the application and its unit with the account", async () => {
    const nele = await addNele();
    expect((await choose(nele.third, nele.token)).body).toMatchObject({ id: nele.distanceId, unit: "fs" });
    const { body } = await call<Account>(applicant.fetchAccount, {}, nele.token);
    expect(body.metadata).toMatchObject({ activeUnitId: nele.distanceId, activeApplicationId: nele.third });
    expect((await call<Unit>(applicant.fetchUnit, {}, nele.token)).body).toMatchObject({ id: nele.distanceId });
  });

  it("changes which openings are suggested", async () => {
    const nele = await addNele();
    await addJobOpening(nordlicht.id, {
      title: "Fits informatics",
      courseName: "Informatik",
      campusName: "Köln",
      startDate: startsOn,
    });
    await addJobOpening(nordlicht.id, {
      title: "Fits marketing",
      courseName: "Marketing",
      campusName: "Hamburg",
      startDate: startsOn,
    });
    const titles = async () =>
      (await call<JobOpeningPage>(applicant.fetchJobOpenings, {}, nele.token)).body.items.map(({ title }) => title);
    expect(await titles()).toEqual(["Fits informatics"]);
    await choose(nele.second, nele.token);
    expect(await titles()).toEqual(["Fits marketing"]);
  });

  it("refuses an application of somebody else, and keeps what was chosen", async () => {
    const nele = await addNele();
    const other = await addNele();
    await choose(nele.second, nele.token);
    expect(await choose(other.third, nele.token)).toMatchObject({ status: 404 });
    const { body } = await call<Account>(applicant.fetchAccount, {}, nele.token);
    expect(body.metadata).toMatchObject({ activeApplicationId: nele.second });
  });

  it("leaves a contract with the unit that it was requested for", async () => {
    const nele = await addNele();
    await db.update(unit).set({ advisorId: miriam.id, stage: "In Matching" }).where(eq(unit.id, nele.unitId));
    await db.update(account).set({ practicePartnerExists: true }).where(eq(account.id, nele.id));
    const requested = { params: { accountId: nele.id }, body: { event: "request" } };
    expect((await call(advisor.decideContract, requested, miriam.token)).status).toBe(200);
    await choose(nele.third, nele.token);
    expect((await call<Contract | null>(applicant.fetchContract, {}, nele.token)).body).toBeNull();
    expect((await call<Contract>(applicant.submitContractDocuments, { body: {} }, nele.token)).status).toBe(422);
  });

  it("keeps companies with the application that they met", async () => {
    const nele = await addNele();
    const opening = await addJobOpening(nordlicht.id, { requiredCount: 1, openPositions: 1 });
    await addMatch("awaiting_applicant_confirmation", { opening, person: nele });
    await db.update(unit).set({ stage: "In Matching" }).where(eq(unit.id, nele.unitId));
    await choose(nele.third, nele.token);
    await act("acceptOffer", opening.id, nele);
    const params = { companyId: nordlicht.id, jobOpeningId: opening.id, accountId: nele.id };
    const seen = await call<{ applicant: { courseName: string } }>(company.fetchApplicant, { params }, nordlicht.token);
    expect(seen.body.applicant.courseName).toBe("Informatik");
    expect((await call(company.requestContract, { params }, nordlicht.token)).status).toBe(200);
    const { body } = await call<UnitChoice[]>(applicant.fetchUnits, {}, nele.token);
    expect(body.map(({ unit, stage }) => [unit, stage])).toEqual([
      ["ds", "Contract Proposal"],
      ["fs", "New"],
    ]);
  });
});
