import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { supportTicket } from "#backend/db/schema/tickets.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { Account } from "#contract/entities/account.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { applicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { addActiveDistance, addAdvisor, addDocument, addMatch, addMia, addSara, call, db, miriam, stageOf } =
  await useWorld();

const look = (accountId: string, { token } = miriam) =>
  call<ApplicantAtDesk & ApiError>(advisor.fetchApplicant, { params: { accountId } }, token);

/** Sara, who works on one unit and has the contract of another, whose advisor is somebody else. */
async function addWithContract() {
  const [sara, other] = [await addSara(), await addAdvisor()];
  const [second] = await db
    .insert(unit)
    .values({ accountId: sara.id, unit: "fs", stage: "Contract Proposal", advisorId: other.id })
    .returning();
  await db.insert(contract).values({ unitId: second!.id, status: "in_review" });
  return { sara, other, second: { unitId: second!.id } };
}

describe("an applicant at the desk", () => {
  it("is shown with answers, unit, applications and their history", async () => {
    const { person, id } = await addMatch("awaiting_partner_interest", {
      person: await addSara({ phone: "+49 40 123456", ownCar: true }),
    });
    const { body } = await look(person.id);
    expect(applicantAtDesk.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      accountId: person.id,
      answers: { firstName: "Sara", phone: "+49 40 123456", ownCar: true },
      unit: { stage: "Ready to match", contract: null },
      applications: [{ match: { id }, history: [{ event: "express-interest", role: "applicant" }] }],
    });
  });

  it("says until when they can take back that they want to be deleted", async () => {
    const mia = await addMia();
    expect((await look(mia.id)).body.deletionDueOn).toBeNull();
    await call(applicant.requestDeletion, {}, mia.token);
    const { deletionDueOn } = (await call<Account>(applicant.fetchAccount, {}, mia.token)).body;
    expect((await look(mia.id)).body.deletionDueOn).toBe(deletionDueOn);
  });

  it("says what waits for the reader and is decided with one press, the longest wait first, until it is decided", async () => {
    const attended = { infoSessionAttended: true, infoSessionAttendedAt: new Date(inDays(-3)) };
    const stated = { participateAdvisorInterviewOn: "2026-03-02", advisorInterviewStatedAt: new Date(inDays(-5)) };
    const sara = await addSara(attended, stated);
    const since = new Date(inDays(-18));
    const { id } = await addMatch("awaiting_applicant_confirmation", { person: sara, since });
    await addDocument(sara);
    const session = { kind: "infoSession", id: sara.id, about: null };
    const consultation = { kind: "consultation", id: sara.unitId, about: "2026-03-02" };
    const offer = { kind: "offer", id, about: "Nordlicht Software GmbH" };
    for (const reader of [miriam, await addAdvisor({ isLead: true })])
      expect((await look(sara.id, reader)).body.waiting).toEqual([offer, consultation, session]);
    const params = { accountId: sara.id };
    await call(advisor.followUp, { params }, miriam.token);
    await call(advisor.confirmInfoSession, { params, body: { attended: true } }, miriam.token);
    expect((await look(sara.id)).body.waiting).toEqual([consultation]);
  });

  it("says that they are stuck to the advisor of the application that is, and not to the one of the other", async () => {
    const mia = await addMia({}, { stageSince: new Date(inDays(-15)) });
    const other = await addAdvisor();
    const unitId = await addActiveDistance(mia, { stage: "New" });
    await db.update(unit).set({ advisorId: other.id }).where(eq(unit.id, unitId));
    expect((await look(mia.id)).body.waiting).toEqual([{ kind: "stuck", id: mia.unitId, about: "New" }]);
    expect((await look(mia.id, other)).body.waiting).toEqual([]);
  });

  it("is there for the advisor who looks after them and for a lead advisor, and for nobody else", async () => {
    const mia = await addMia();
    expect((await look(mia.id)).status).toBe(200);
    expect((await look(mia.id, await addAdvisor({ isLead: true }))).status).toBe(200);
    expect((await look(mia.id, await addAdvisor())).status).toBe(404);
  });

  it("is decided on by a lead advisor as by the own one", async () => {
    const mia = await addMia();
    const body = { stage: "Examined Application", reason: "Alles ist da." };
    const set = ({ token }: { token: string }) =>
      call(advisor.setStage, { params: { accountId: mia.id }, body }, token);
    expect((await set(await addAdvisor())).status).toBe(404);
    expect((await set(await addAdvisor({ isLead: true }))).status).toBe(204);
    expect(await stageOf(mia)).toBe("Examined Application");
  });

  it("shows the unit that has a contract, with the changes of its stage alone, to the advisor of either", async () => {
    const { sara, other, second } = await addWithContract();
    await db.insert(stageChange).values([
      { unitId: sara.unitId, from: "New", to: "Examined Application", reason: "Unterlagen da." },
      { unitId: second.unitId, from: "In Matching", to: "Contract Proposal", reason: "contract" },
    ]);
    for (const reader of [miriam, other]) {
      const { body } = await look(sara.id, reader);
      expect(body.unit).toMatchObject({ id: second.unitId, contract: { status: "in_review" } });
      expect(body.stageChanges.map(({ to }) => to)).toEqual(["Contract Proposal"]);
    }
  });

  it("is decided on as shown: the stage that is set is that of the unit with the contract", async () => {
    for (const stage of ["Won", "Lost"]) {
      const { sara, second } = await addWithContract();
      const body = { stage, reason: "Am Telefon besprochen." };
      await call(advisor.setStage, { params: { accountId: sara.id }, body }, miriam.token);
      expect([await stageOf(second), await stageOf(sara)]).toEqual([stage, "Ready to match"]);
    }
  });

  it("may be requested a contract for the unit that companies meet, while they work on one that is not ready", async () => {
    const sara = await addSara({ practicePartnerExists: true });
    await addActiveDistance(sara, { stage: "New" });
    expect((await look(sara.id)).body.contractActs).toEqual(["request"]);
    const request = { params: { accountId: sara.id }, body: { event: "request" } };
    expect((await call(advisor.decideContract, request, miriam.token)).status).toBe(200);
    expect((await look(sara.id)).body.contractActs).toEqual([]);
  });

  it("may be requested a contract for the offer that they accepted, while they work on a unit that is lost", async () => {
    const { person } = await addMatch("offer_accepted", { person: await addSara({}, { stage: "Contract Proposal" }) });
    await addActiveDistance(person, { stage: "Lost" });
    expect((await look(person.id)).body.contractActs).toEqual(["request"]);
  });

  it("may be requested no contract without a partner, nor with one once they are lost", async () => {
    const sara = await addSara();
    const lost = await addSara({ practicePartnerExists: true }, { stage: "Lost" });
    for (const { id } of [sara, lost]) expect((await look(id)).body.contractActs).toEqual([]);
  });

  it("is sent no contract before all papers are there, but may be asked for changes", async () => {
    const { sara } = await addWithContract();
    const { contractActs, missingPapers } = (await look(sara.id)).body;
    expect(missingPapers).not.toEqual([]);
    expect(contractActs).toEqual(["request-changes"]);
  });

  it("who withdraws leaves the unit with the contract as well as the one that they work on", async () => {
    const { sara, second } = await addWithContract();
    await call(applicant.withdraw, { body: { reason: "other" } }, sara.token);
    expect([await stageOf(second), await stageOf(sara)]).toEqual(["Lost", "Lost"]);
  });

  it("is shown with their last questions, the last changed first, and the number of notes", async () => {
    const mia = await addMia();
    const asked = Array.from({ length: deskLimits.questionsOfOne + 1 }, (_, days) => ({
      accountId: mia.id,
      subject: `Frage ${days}`,
      changedAt: new Date(Date.now() - days * 24 * 3_600_000),
    }));
    await db.insert(supportTicket).values([...asked].reverse());
    await call(advisor.addNote, { params: { accountId: mia.id }, body: { text: "Ruft an." } }, miriam.token);
    const { body } = await look(mia.id);
    expect(body.tickets.map(({ subject }) => subject)).toEqual(asked.slice(0, -1).map(({ subject }) => subject));
    expect(body.notes).toBe(1);
  });

  it("leaves a trace of each look, under the applicant", async () => {
    const mia = await addMia();
    await look(mia.id);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.accountId, mia.id));
    expect(entries).toMatchObject([{ caller: miriam.id, operation: "study_advisor.fetchApplicant", companyId: null }]);
  });

  it("refuses a decision on a contract that moved on since it was read, and changes nothing", async () => {
    const sara = await addSara();
    const [row] = await db
      .insert(contract)
      .values({ unitId: sara.unitId, status: "in_review", version: 3 })
      .returning();
    const decide = (version: number) =>
      call(
        advisor.decideContract,
        { params: { accountId: sara.id }, body: { event: "request-changes", note: "Bis Freitag", version } },
        miriam.token,
      );
    expect((await decide(2)).status).toBe(409);
    expect((await look(sara.id)).body.unit.contract).toMatchObject({ status: "in_review", history: [] });
    expect((await decide(3)).status).toBe(200);
    const [stored] = await db.select().from(contract).where(eq(contract.id, row!.id));
    expect(stored).toMatchObject({ status: "changes_requested", version: 4 });
  });
});
