import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { stageChange } from "#backend/db/schema/stage.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Unit } from "#contract/entities/unit.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addActiveDistance, addAdvisor, addMia, db, miriam, stageOf } = await useWorld();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const attended = { infoSessionAttended: true, infoSessionAttendedAt: daysAgo(3) };
const confirmed = { ...attended, infoSessionAttendanceConfirmed: true };
const today = new Date().toISOString().slice(0, 10);

describe("the info session", () => {
  const confirm = (token: string, id: string, wasThere: boolean) =>
    call(advisor.confirmInfoSession, { params: { accountId: id }, body: { attended: wasThere } }, token);
  const accountOf = async (token: string) => (await call<Account>(applicant.fetchAccount, {}, token)).body;

  it("is stated, confirmed once, and stays", async () => {
    const mia = await addMia();
    expect((await confirm(miriam.token, mia.id, true)).status).toBe(409);
    const state = (infoSessionAttended: boolean) =>
      call(applicant.changeAccount, { body: { infoSessionAttended } }, mia.token);
    await state(true);
    expect((await accountOf(mia.token)).infoSessionAttendedAt).not.toBeNull();
    expect((await confirm(miriam.token, mia.id, true)).status).toBe(204);
    expect((await accountOf(mia.token)).infoSessionAttendanceConfirmed).toBe(true);
    expect((await confirm(miriam.token, mia.id, false)).body.code).toBe(409);
    expect((await state(false)).status).toBe(200);
    expect(await accountOf(mia.token)).toMatchObject({
      infoSessionAttended: true,
      infoSessionAttendedAt: expect.any(String),
      infoSessionAttendanceConfirmed: true,
    });
  });

  it("that did not happen can be stated again", async () => {
    const mia = await addMia(attended);
    await confirm(miriam.token, mia.id, false);
    expect(await accountOf(mia.token)).toMatchObject({
      infoSessionAttended: false,
      infoSessionAttendedAt: null,
      infoSessionAttendanceConfirmed: false,
    });
    await call(applicant.changeAccount, { body: { infoSessionAttended: true } }, mia.token);
    expect((await accountOf(mia.token)).infoSessionAttendanceConfirmed).toBeNull();
  });

  it("is confirmed by a lead advisor as by the own one, and by nobody else", async () => {
    const mia = await addMia(attended);
    expect((await confirm((await addAdvisor()).token, mia.id, true)).status).toBe(404);
    expect((await confirm((await addAdvisor({ isLead: true })).token, mia.id, true)).status).toBe(204);
  });

  it("is decided by one of two answers at once", async () => {
    const mia = await addMia(attended);
    const both = await Promise.all([confirm(miriam.token, mia.id, true), confirm(miriam.token, mia.id, false)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe("the first consultation", () => {
  const state = (token: string, participateAdvisorInterviewOn: string | null) =>
    call<Unit & { customErrors: object }>(
      applicant.stateAdvisorInterview,
      { body: { participateAdvisorInterviewOn } },
      token,
    );
  const confirm = (token: string, { id, unitId }: { id: string; unitId: string }, attended: boolean, on = today) =>
    call(advisor.confirmConsultation, { params: { accountId: id }, body: { attended, unitId, on } }, token);

  it("comes after the info session", async () => {
    const mia = await addMia(attended);
    const { status, body } = await state(mia.token, today);
    expect([status, body.customErrors]).toEqual([422, { participateAdvisorInterviewOn: ["infoSessionFirst"] }]);
  });

  it("is not in the future, and can be corrected and taken back", async () => {
    const mia = await addMia(confirmed);
    const future = await state(mia.token, "2999-01-01");
    expect(future.body.customErrors).toEqual({ participateAdvisorInterviewOn: ["notInFuture"] });
    const first = await state(mia.token, "2026-03-02");
    const corrected = await state(mia.token, "2026-03-03");
    expect(corrected.body.participateAdvisorInterviewOn).toBe("2026-03-03");
    expect(corrected.body.advisorInterviewStatedAt).toBe(first.body.advisorInterviewStatedAt);
    const back = await state(mia.token, null);
    expect(back.body).toMatchObject({ participateAdvisorInterviewOn: null, advisorInterviewStatedAt: null });
  });

  it("is confirmed by a lead advisor as by the own one, and by nobody else", async () => {
    const mia = await addMia(confirmed);
    await state(mia.token, today);
    expect((await confirm((await addAdvisor()).token, mia, true)).status).toBe(404);
    expect((await confirm((await addAdvisor({ isLead: true })).token, mia, true)).status).toBe(204);
  });

  it("examines the application when it is confirmed, and stays", async () => {
    const mia = await addMia(confirmed);
    expect((await confirm(miriam.token, mia, true)).status).toBe(409);
    await state(mia.token, today);
    expect((await confirm(miriam.token, mia, true)).status).toBe(204);
    const { body } = await state(mia.token, null);
    expect(body).toMatchObject({ stage: "Examined Application", participateAdvisorInterviewOn: today });
    const changes = await db.select().from(stageChange).where(eq(stageChange.unitId, mia.unitId));
    expect(changes).toMatchObject([{ from: "New", to: "Examined Application" }]);
  });

  it("that did not happen can be stated again", async () => {
    const mia = await addMia(confirmed);
    await state(mia.token, today);
    await confirm(miriam.token, mia, false);
    const { body } = await call<Unit>(applicant.fetchUnit, {}, mia.token);
    expect(body).toMatchObject({
      stage: "New",
      participateAdvisorInterviewOn: null,
      advisorInterviewConfirmed: false,
    });
    expect((await state(mia.token, today)).body.advisorInterviewConfirmed).toBeNull();
  });

  it("is confirmed for the application that it was read at, of two", async () => {
    const mia = await addMia(confirmed);
    const distance = await addActiveDistance(mia, { stage: "New" });
    for (const id of [mia.unitId, distance])
      await db
        .update(unit)
        .set({ participateAdvisorInterviewOn: today, advisorInterviewStatedAt: new Date(), advisorId: miriam.id })
        .where(eq(unit.id, id));
    expect((await confirm(miriam.token, { id: mia.id, unitId: distance }, true)).status).toBe(204);
    expect([await stageOf(mia), await stageOf({ unitId: distance })]).toEqual(["New", "Examined Application"]);
    expect((await confirm(miriam.token, mia, true)).status).toBe(204);
    expect(await stageOf(mia)).toBe("Examined Application");
    expect((await confirm(miriam.token, { id: mia.id, unitId: (await addMia()).unitId }, true)).status).toBe(404);
  });

  it("is not confirmed for a day that was corrected since it was read", async () => {
    const mia = await addMia(confirmed);
    await state(mia.token, "2026-03-02");
    await state(mia.token, "2026-03-03");
    expect((await confirm(miriam.token, mia, true, "2026-03-02")).status).toBe(409);
    expect(await stageOf(mia)).toBe("New");
    expect((await confirm(miriam.token, mia, true, "2026-03-03")).status).toBe(204);
  });
});
