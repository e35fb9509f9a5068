import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { stageChange } from "#backend/db/schema/stage.ts";
import { advisor, type PendingConfirmation } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Unit } from "#contract/entities/unit.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addApplicant, addAdvisor, addMia, addSara, db, miriam } = await useWorld();

type Page = { items: PendingConfirmation[]; total: number; next: string | null };
const fetchPage = async (token: string, query: Record<string, string> = {}) =>
  (await call<Page>(advisor.fetchPendingConfirmations, { query }, token)).body;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const attended = { infoSessionAttended: true, infoSessionAttendedAt: daysAgo(3) };
const confirmed = { ...attended, infoSessionAttendanceConfirmed: true };
const today = new Date().toISOString().slice(0, 10);

describe("the list of confirmations", () => {
  it("has the own applicants' info sessions and consultations, the oldest first", async () => {
    const [advisor, tobias] = [await addAdvisor(), await addAdvisor()];
    const own = { advisorId: advisor.id };
    const stated = { participateAdvisorInterviewOn: "2026-03-02", advisorInterviewStatedAt: daysAgo(5) };
    const mia = await addMia(attended, own);
    const sara = await addSara(confirmed, { ...own, ...stated });
    await addApplicant(confirmed, own);
    await addApplicant(attended, { advisorId: tobias.id });
    const { items, total, next } = await fetchPage(advisor.token);
    expect(items).toMatchObject([
      { accountId: sara.id, kind: "consultation", firstName: "Sara", participateAdvisorInterviewOn: "2026-03-02" },
      { accountId: mia.id, kind: "infoSession", participateAdvisorInterviewOn: null },
    ]);
    expect(items[1]?.statedAt).toBe(attended.infoSessionAttendedAt.toISOString());
    expect([total, next]).toEqual([2, null]);
  });

  it("is searched by name and e-mail address in any case", async () => {
    const miriam = await addAdvisor();
    const person = { ...attended, firstName: "Özlem", lastName: "Hoffmann", email: "oezlem@example.org" };
    await addApplicant(person, { advisorId: miriam.id });
    for (const search of ["özlem hoff", "OEZLEM@", "mann"]) {
      expect((await fetchPage(miriam.token, { search })).total).toBe(1);
    }
    for (const search of ["%", "_", "Lindner"]) expect((await fetchPage(miriam.token, { search })).items).toEqual([]);
  });

  it("is read page by page, everybody once, even where moments are equal", async () => {
    const miriam = await addAdvisor();
    const count = limits.confirmationsPerPage + 5;
    for (let i = 0; i < count; i++) await addApplicant(attended, { advisorId: miriam.id });
    const first = await fetchPage(miriam.token);
    const second = await fetchPage(miriam.token, { after: first.next! });
    expect([first.items.length, first.total, second.items.length, second.total]).toEqual([20, count, 5, count]);
    expect(new Set([...first.items, ...second.items].map(({ accountId }) => accountId)).size).toBe(count);
    expect(second.next).toBeNull();
  });

  const unit = "8d3f0c1e-6a7b-4c2d-9e1f-0a1b2c3d4e5f";
  it.each([
    "x",
    "%",
    "\u0000",
    "ä".repeat(100),
    "../..",
    ...[
      "||",
      "2026|infoSession|x",
      `2026|infoSession|${unit}`,
      `2026-13-45 00:00:00+00|infoSession|${unit}`,
      `2026-02-30 00:00:00+00|infoSession|${unit}`,
      `0000-01-01 00:00:00+00|consultation|${unit}`,
      `2026-03-01 00:00:00+99|consultation|${unit}`,
      `2026-03-01 00:00:00+00|other|${unit}`,
      `2026-03-01 00:00:00+00|infoSession|${unit}\u0000`,
    ].map((key) => Buffer.from(key).toString("base64url")),
  ])("has no page after %j", async (after) => {
    const { token } = await addAdvisor();
    const { status } = await call(advisor.fetchPendingConfirmations, { query: { after } }, token);
    expect(status).toBe(400);
  });
});

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
    await state(false);
    expect((await accountOf(mia.token)).infoSessionAttendanceConfirmed).toBe(true);
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
  const confirm = (token: string, id: string, wasThere: boolean) =>
    call(advisor.confirmConsultation, { params: { accountId: id }, body: { attended: wasThere } }, token);

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
    expect((await confirm((await addAdvisor()).token, mia.id, true)).status).toBe(404);
    expect((await confirm((await addAdvisor({ isLead: true })).token, mia.id, true)).status).toBe(204);
  });

  it("examines the application when it is confirmed, and stays", async () => {
    const mia = await addMia(confirmed);
    expect((await confirm(miriam.token, mia.id, true)).status).toBe(409);
    await state(mia.token, today);
    expect((await confirm(miriam.token, mia.id, true)).status).toBe(204);
    const { body } = await state(mia.token, null);
    expect(body).toMatchObject({ stage: "Examined Application", participateAdvisorInterviewOn: today });
    const changes = await db.select().from(stageChange).where(eq(stageChange.unitId, mia.unitId));
    expect(changes).toMatchObject([{ from: "New", to: "Examined Application" }]);
  });

  it("that did not happen can be stated again", async () => {
    const mia = await addMia(confirmed);
    await state(mia.token, today);
    await confirm(miriam.token, mia.id, false);
    const unit = await call<Unit>(applicant.fetchUnit, {}, mia.token);
    expect(unit.body).toMatchObject({
      stage: "New",
      participateAdvisorInterviewOn: null,
      advisorInterviewConfirmed: false,
    });
    expect((await state(mia.token, today)).body.advisorInterviewConfirmed).toBeNull();
  });
});
