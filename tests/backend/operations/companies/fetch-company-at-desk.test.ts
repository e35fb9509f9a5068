import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { contract } from "#backend/db/schema/contract.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { company } from "#contract/calls/company.ts";
import type { CompanyAtDesk } from "#contract/entities/desk-company.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addCompany, addJobOpening, addMatch, addSara, call, db, miriam, nordlicht } = await useWorld();
const other = await addAdvisor();
const lead = await addAdvisor({ isLead: true });

const fetchFor = async ({ token }: { token: string }, companyId = nordlicht.id) =>
  (await call<CompanyAtDesk>(desk.fetchCompanyAtDesk, { params: { companyId } }, token)).body;
const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);

it("shows every advisor who waits for whom at an opening, and names to each only their own", async () => {
  const opening = await addJobOpening(nordlicht.id, { title: "Logistik in Unna", requiredCount: 3, openPositions: 2 });
  const own = await addSara({ firstName: "Sara", lastName: "Yılmaz" });
  const foreign = await addSara({ firstName: "Emre", lastName: "Kaya" }, { advisorId: other.id });
  await addMatch("awaiting_partner_interest", { opening, person: foreign, since: days(9) });
  await addMatch("awaiting_partner_confirmation", { opening, person: own, since: days(4) });
  await addMatch("awaiting_applicant_interest", {
    opening,
    since: days(2),
    person: await addSara({}, { advisorId: other.id }),
  });
  await addMatch("interview_scheduled", { opening, person: await addSara({ lastName: "Termin" }) });
  await addMatch("cancelled", { opening, cancellationReason: "rejected_by_company" });
  const { jobOpenings } = await fetchFor(miriam);
  const shown = jobOpenings.find(({ id }) => id === opening.id);
  expect(shown).toMatchObject({ title: "Logistik in Unna", openPositions: 2, requiredCount: 3 });
  expect(shown?.waiting.map(({ turn, count }) => [turn, count])).toEqual([
    ["company", 2],
    ["applicant", 1],
  ]);
  expect(shown?.applicants.map(({ name, turn }) => [name, turn])).toEqual([
    ["Sara Yılmaz", "company"],
    ["Sara Termin", null],
  ]);
  const seenByOther = (await fetchFor(other)).jobOpenings.find(({ id }) => id === opening.id);
  expect(seenByOther?.applicants.map(({ accountId }) => accountId)).toContain(foreign.id);
  expect(seenByOther?.applicants.map(({ accountId }) => accountId)).not.toContain(own.id);
});

it("counts the wait of those whose suggested dates have passed from the last of these", async () => {
  const { id } = await addCompany();
  const opening = await addJobOpening(id);
  const interviewDateSuggestions = [days(1).toISOString()];
  await addMatch("awaiting_interview_schedule", { opening, since: days(20), interviewDateSuggestions });
  const longest = await addMatch("awaiting_partner_interest", { opening, since: days(10) });
  const [shown] = (await fetchFor(lead, id)).jobOpenings;
  expect(shown!.waiting).toEqual([{ turn: "company", count: 2, since: longest.since.toISOString() }]);
  expect(shown!.applicants.map(({ since }) => since)).toEqual([
    longest.since.toISOString(),
    interviewDateSuggestions[0],
  ]);
});

it("has no drafts, open openings first", async () => {
  const { id } = await addCompany();
  await addJobOpening(id, { title: "Geschlossen", status: "closed" });
  await addJobOpening(id, { title: "Entwurf", status: "draft" });
  await addJobOpening(id, { title: "Offen" });
  const { jobOpenings } = await fetchFor(miriam, id);
  expect(jobOpenings.map(({ title }) => title)).toEqual(["Offen", "Geschlossen"]);
});

it("names the contracts of own applicants, and counts the others", async () => {
  const { id } = await addCompany();
  const opening = await addJobOpening(id, { requiredCount: 2 });
  const own = await addSara({ firstName: "Olena", lastName: "Koval" });
  const accepted = await addMatch("offer_accepted", { opening, person: own });
  await db.insert(contract).values({ unitId: own.unitId, matchId: accepted.id, status: "sent" });
  await addMatch("offer_accepted", { opening, person: await addSara({}, { advisorId: other.id }) });
  const { contracts, otherContracts } = await fetchFor(miriam, id);
  expect(contracts).toEqual([{ accountId: own.id, name: "Olena Koval", title: opening.title, status: "sent" }]);
  expect(otherContracts).toBe(1);
  const { contracts: all, otherContracts: none } = await fetchFor(lead, id);
  expect([all.length, all.some(({ status }) => status === null), none]).toEqual([2, true, 0]);
});

it("has its people with their rights, and what they asked us", async () => {
  const asking = await addCompany({ permissions: ["editJobOpenings"] });
  const body = { subject: "Startdatum", text: "Geht auch November?" };
  await call(company.openTicket, { params: { companyId: asking.id }, body }, asking.token);
  const { people, tickets } = await fetchFor(miriam, asking.id);
  expect(people).toMatchObject([{ email: asking.email, isOwner: false, permissions: ["editJobOpenings"] }]);
  expect(tickets).toMatchObject([{ subject: "Startdatum", status: "open" }]);
});

it("does not know others", async () => {
  const unknown = await call(desk.fetchCompanyAtDesk, { params: { companyId: randomUUID() } }, miriam.token);
  expect(unknown.status).toBe(404);
});
