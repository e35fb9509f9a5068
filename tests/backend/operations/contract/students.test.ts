import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Student } from "#contract/entities/contract.ts";
import type { ContractStatus } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addCompany, addJobOpening, addMatch, addMia, countStatements, db, offer } = await useWorld();

const today = todayInGermany(new Date());
const [soon, later] = [addMonths(today, 2), addMonths(today, 8)];

interface Page extends ApiError {
  items: Student[];
  total: number;
  all: number;
  due: number;
  intakes: string[];
}
type Colleague = Awaited<ReturnType<typeof addCompany>>;
const students = ({ id: companyId, token }: Colleague, query: Record<string, string> = {}) =>
  call<Page>(company.fetchStudents, { params: { companyId }, query }, token);
const namesIn = async (colleague: Colleague, query?: Record<string, string>) =>
  (await students(colleague, query)).body.items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/** A student of the company, whose studies start on a day. */
async function addStudent(colleague: Colleague, name: string, startDate: string, status?: ContractStatus) {
  const [firstName, lastName] = name.split(" ");
  await offer({ intakes: [startDate] });
  const person = await addMia({ firstName, lastName }, { stage: "Contract Proposal" });
  const opening = await addJobOpening(colleague.id, { startDate, status: "staffed", openPositions: 0 });
  const { id: matchId } = await addMatch("offer_accepted", { opening, person });
  if (status) await db.insert(contract).values({ unitId: person.unitId, matchId, status });
  return person;
}

describe("a company's students", () => {
  it("come by the start of their studies, the latest first, then by last name, either way", async () => {
    const anke = await addCompany();
    await addStudent(anke, "Mia Zander", soon);
    await addStudent(anke, "Emre Ärmel", soon, "sent");
    await addStudent(anke, "Jonas Huber", later, "requested");
    await addMatch("awaiting_applicant_confirmation", { opening: await addJobOpening(anke.id) });
    expect(await namesIn(anke)).toEqual(["Jonas Huber", "Emre Ärmel", "Mia Zander"]);
    expect(await namesIn(anke, { order: "lastNameDescending" })).toEqual(["Jonas Huber", "Mia Zander", "Emre Ärmel"]);
    const { body } = await students(anke);
    expect(body).toMatchObject({ total: 3, all: 3, due: 2, intakes: [later, soon] });
    expect(body.items.map(({ status }) => status)).toEqual(["requested", "sent", null]);
    expect(body.items[0]!.papers.map(({ state }) => state)).toContain("missing");
  });

  it("are found by start, by where the contract stands, and by name, which may hold any character", async () => {
    const anke = await addCompany();
    await addStudent(anke, "Mia Zander", soon);
    await addStudent(anke, "Emre Acar", soon, "sent");
    await addStudent(anke, "Jonas 100%", later, "enrolled");
    expect(await namesIn(anke, { intake: later })).toEqual(["Jonas 100%"]);
    expect(await namesIn(anke, { state: "due" })).toEqual(["Emre Acar", "Mia Zander"]);
    expect(await namesIn(anke, { state: "none" })).toEqual(["Mia Zander"]);
    expect(await namesIn(anke, { state: "enrolled" })).toEqual(["Jonas 100%"]);
    expect(await namesIn(anke, { search: "mia z" })).toEqual(["Mia Zander"]);
    expect(await namesIn(anke, { search: "%" })).toEqual(["Jonas 100%"]);
    expect((await students(anke, { search: "_" })).body).toMatchObject({ items: [], total: 0, all: 3 });
  });

  it("come by the page, and all at once for a file", async () => {
    const anke = await addCompany();
    const count = limits.studentsPerPage + 1;
    for (let number = 0; number < count; number++)
      await addStudent(anke, `Mia ${String.fromCharCode(65 + number)}`, soon);
    const [first, second] = [await namesIn(anke), await namesIn(anke, { page: "2" })];
    expect([first.length, second]).toEqual([limits.studentsPerPage, ["Mia U"]]);
    const params = { companyId: anke.id };
    const { body } = await call<Student[]>(company.exportStudents, { params }, anke.token);
    expect(body.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([...first, ...second]);
  });

  it("are its own: another company has none of them, and does not learn of them", async () => {
    const [anke, other] = [await addCompany(), await addCompany()];
    await addStudent(anke, "Mia Zander", soon);
    expect((await students(other)).body).toMatchObject({ items: [], all: 0, due: 0, intakes: [] });
    expect((await students({ ...other, id: anke.id })).status).toBe(404);
  });

  it("are asked for in one query, and that is written down", async () => {
    const anke = await addCompany();
    await addStudent(anke, "Mia Zander", soon);
    expect(await countStatements(() => students(anke))).toBe(3);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, anke.id));
    expect(entries).toMatchObject([{ caller: anke.userId, operation: "company.fetchStudents" }]);
  });
});
