import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { advisor } from "#contract/calls/advisor.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { applicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { ApiError } from "#contract/errors.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addMatch, addMia, addSara, call, db, miriam, stageOf } = await useWorld();

const look = (accountId: string, { token } = miriam) =>
  call<ApplicantAtDesk & ApiError>(advisor.fetchApplicant, { params: { accountId } }, token);

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
        { params: { accountId: sara.id }, body: { event: "send", note: "Bis Freitag", version } },
        miriam.token,
      );
    expect((await decide(2)).status).toBe(409);
    expect((await look(sara.id)).body.unit.contract).toMatchObject({ status: "in_review", history: [] });
    expect((await decide(3)).status).toBe(200);
    const [stored] = await db.select().from(contract).where(eq(contract.id, row!.id));
    expect(stored).toMatchObject({ status: "sent", version: 4 });
  });
});
