import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Executor } from "#backend/db/open.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { advisor, application, campus, course } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Programme } from "#contract/entities/programme.ts";
import type { Application, StudyOptions, Unit } from "#contract/entities/unit.ts";
import { errorCodes } from "#contract/errors.ts";
import { todayInGermany } from "#domain/today.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";

const { call, countStatements, addAdvisor, addApplicant, db, miriam, offer } = await useWorld();
await offer({
  campuses: ["Köln", "Hamburg"],
  courses: ["Mechatronik", "Informatik"],
  intakes: ["2999-10-01", "2999-04-01", "2020-04-01"],
});
await db
  .update(advisor)
  .set({ campuses: ["Köln"] })
  .where(eq(advisor.id, miriam.id));

type Applicant = Awaited<ReturnType<typeof addApplicant>>;
const change = (of: Applicant, body: object) =>
  call<Application & { customErrors: object }>(
    applicant.changeApplication,
    { params: { applicationId: of.applicationId }, body },
    of.token,
  );

describe("the study options", () => {
  it("are all courses and campuses, and the intakes to come", async () => {
    const { body } = await call<StudyOptions>(publicCalls.fetchStudyOptions);
    expect(await countStatements(() => call(publicCalls.fetchStudyOptions))).toBe(1);
    expect(body.courses.map(({ name }) => name)).toEqual(["Informatik", "Mechatronik"]);
    expect(body.campuses.map(({ name }) => name)).toEqual(["Hamburg", "Köln"]);
    expect(body.intakes).toEqual(["2999-04-01", "2999-10-01"]);
  });
});

describe("an intake", () => {
  it("can be chosen on the day it begins, and counts until then", async () => {
    const { token } = await addAdvisor({ isOffice: true });
    const today = todayInGermany(new Date());
    const counted = async () => (await call<Programme>(office.fetchProgramme, {}, token)).body.intakes;
    const before = await counted();
    await offer({ intakes: [today] });
    const { body } = await call<StudyOptions>(publicCalls.fetchStudyOptions);
    expect([body.intakes[0], await counted()]).toEqual([today, before + 1]);
    expect((await change(await addApplicant(), { intake: today })).status).toBe(200);
  });

  it("is refused once it has begun", async () => {
    const { status, body } = await change(await addApplicant(), { intake: "2020-04-01" });
    expect([status, body.customErrors]).toEqual([422, { intake: ["required"] }]);
  });
});

describe("an application", () => {
  it("takes campus, course and intake, one after the other", async () => {
    const mia = await addApplicant();
    await change(mia, { campus: "Köln" });
    const { status, body } = await change(mia, { courseName: "Informatik", intake: "2999-10-01" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      campus: { name: "Köln" },
      courseName: "Informatik",
      intake: "2999-10-01",
      version: 3,
    });
  });

  it("brings the advisor of its campus along", async () => {
    const mia = await addApplicant();
    await change(mia, { campus: "Köln" });
    const { body } = await call<Unit>(applicant.fetchUnit, {}, mia.token);
    expect(body.advisor?.email).toBe(miriam.email);
    expect(body.applications).toMatchObject([{ id: mia.applicationId, campus: { name: "Köln" } }]);
  });

  it("takes a course only where it is taught, and says where that is, whichever of both is chosen last", async () => {
    await db
      .update(course)
      .set({ campuses: ["Hamburg"] })
      .where(eq(course.name, "Mechatronik"));
    const elsewhere = { campus: ["courseElsewhere?campuses=Hamburg"] };
    const [mia, lena] = [await addApplicant(), await addApplicant()];
    const both = await change(mia, { courseName: "Mechatronik", campus: "Köln" });
    expect([both.status, both.body.customErrors]).toEqual([422, elsewhere]);
    expect((await change(mia, { courseName: "Mechatronik" })).status).toBe(200);
    expect((await change(mia, { campus: "Köln" })).body.customErrors).toEqual(elsewhere);
    expect((await change(mia, { campus: "Hamburg" })).status).toBe(200);
    await change(lena, { campus: "Köln" });
    expect((await change(lena, { courseName: "Mechatronik" })).body.customErrors).toEqual(elsewhere);
    // What was chosen before stays, and hinders no other answer.
    await db
      .update(course)
      .set({ campuses: ["Köln"] })
      .where(eq(course.name, "Mechatronik"));
    expect((await change(mia, { intake: "2999-10-01" })).status).toBe(200);
    await db.update(course).set({ campuses: [] }).where(eq(course.name, "Mechatronik"));
  });

  it("refuses what is not offered, and takes nothing of it", async () => {
    const mia = await addApplicant();
    const { status, body } = await change(mia, { campus: "Atlantis", courseName: "Informatik", intake: "2999-01-01" });
    expect([status, body.customErrors]).toEqual([422, { campus: ["required"], intake: ["required"] }]);
    expect((await change(mia, {})).body.courseName).toBeNull();
  });

  const gone: [string, (tx: Executor, name: string) => Promise<unknown>][] = [
    [
      "renamed",
      (tx, name) =>
        tx
          .update(campus)
          .set({ name: `${name} Süd` })
          .where(eq(campus.name, name)),
    ],
    ["deleted", (tx, name) => tx.delete(campus).where(eq(campus.name, name))],
  ];
  it.each(gone)("finds no campus that is just being %s", async (_, take) => {
    const mia = await addApplicant();
    const name = `Essen ${randomUUID()}`;
    await offer({ campuses: [name] });
    const { choosing } = await db.transaction(async (tx) => {
      await take(tx, name);
      const choosing = change(mia, { campus: name });
      await untilSomebodyWaits(tx);
      return { choosing };
    });
    expect((await choosing).status).toBe(404);
  });

  it("keeps what a contract was requested for, and takes everything else", async () => {
    const mia = await addApplicant();
    await change(mia, { campus: "Köln", courseName: "Informatik", intake: "2999-10-01" });
    await db.insert(contract).values({ unitId: mia.unitId, status: "requested" });
    const { status, body } = await change(mia, { campus: "Köln", intake: "2999-04-01" });
    expect([status, body.customErrors]).toEqual([409, { intake: ["studiesContracted"] }]);
    expect((await change(mia, { campus: "Köln", intake: "2999-10-01" })).body.intake).toBe("2999-10-01");
  });

  it("shows a stale choice instead of overwriting it", async () => {
    const mia = await addApplicant();
    const { version } = (await change(mia, {})).body;
    await change(mia, { campus: "Köln", version });
    const stale = await change(mia, { campus: "Hamburg", version });
    expect([stale.status, stale.body.customErrors]).toEqual([409, { campus: ["stale"] }]);
    expect((await change(mia, { courseName: "Informatik", version })).status).toBe(200);
  });
});

describe("a unit", () => {
  it("without an application is told", async () => {
    const mia = await addApplicant();
    await db.delete(application);
    const { status, body } = await call(applicant.fetchUnit, {}, mia.token);
    expect([status, body.code]).toEqual([404, errorCodes.noUnitOrApplication]);
    expect(body.message).toBe("No application found for this account");
  });
});
