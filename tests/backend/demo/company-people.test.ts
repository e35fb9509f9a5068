import { and, eq, gt } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { comment } from "#backend/db/schema/comments.ts";
import { company as companyTable, companyUser } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match } from "#backend/db/schema/matching.ts";
import { officeText } from "#backend/db/schema/texts.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { loadDemoData } from "#backend/demo/load-demo-data.ts";
import { comingIntakes } from "#backend/demo/load-programme.ts";
import { nearStart } from "#backend/demo/matching-personas.ts";
import { company, type Employment } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Invoice } from "#contract/entities/accounting.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import type { CompanyHelp } from "#contract/entities/company-help.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import type { Student } from "#contract/entities/contract.ts";
import type { Employee } from "#contract/entities/employee.ts";
import type { ListedOwnJobOpening, OwnJobOpening } from "#contract/entities/job-opening.ts";
import type { Notification } from "#contract/entities/notification.ts";
import { invoiceStatuses } from "#contract/enumerations/accounting.ts";
import {
  applicationStatuses,
  type ContractStatus,
  contractStatuses,
  jobOpeningStatuses,
} from "#contract/enumerations/matching.ts";
import { ticketStatuses } from "#contract/enumerations/tickets.ts";
import { missingOf } from "#domain/job-opening-steps.ts";
import { isActive } from "#domain/match-status.ts";
import { isReadyToMatch } from "#domain/matching.ts";
import { useBackend } from "../../world/backend.ts";

const { backend, call, issueToken, db } = await useBackend();
await loadDemoData(backend);

async function signIn(email: string) {
  const [row] = await db.select().from(companyUser).where(eq(companyUser.email, email));
  return issueToken({ role: "company", companyUserId: row!.id });
}
const companiesOf = async (email: string) =>
  (await call<{ companies: Employment[] }>(company.fetchCompanyUser, {}, await signIn(email))).body.companies;
const [alsterwerft] = await db.select().from(companyTable).where(eq(companyTable.name, "Alsterwerft Medien GmbH"));
const params = { companyId: alsterwerft!.id };

describe("the people of companies in the demo", () => {
  it.each([
    ["firma@example.org", ["Alsterwerft Medien GmbH"]],
    ["team@example.org", ["Alsterwerft Medien GmbH"]],
    ["zwei@example.org", ["Hörspur Verlag GmbH", "Domblick IT-Systeme GmbH", "Rheinbogen Energie GmbH (asks)"]],
    ["neu@example.org", ["Alsterwerft Medien GmbH (asks)"]],
  ])("has %s, who signs in to %j", async (email, expected) => {
    const names = (await companiesOf(email)).map(
      ({ name, invitationPending }) => name + (invitationPending ? " (asks)" : ""),
    );
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(await db.$count(identityAccount, eq(identityAccount.email, email))).toBe(1);
  });

  it("names three rights of the colleague, and who invites", async () => {
    const [own] = await companiesOf("team@example.org");
    expect(own!.permissions).toEqual(["createJobOpenings", "editJobOpenings", "requestContracts"]);
    const [asked] = await companiesOf("neu@example.org");
    expect(asked!.invitation!.invitedBy).toBe("Antje Claussen");
  });

  it("has notes of two colleagues on an applicant of Alsterwerft", async () => {
    const written = await db
      .select({ email: companyUser.email })
      .from(comment)
      .innerJoin(companyUser, eq(companyUser.id, comment.companyUserId));
    expect(new Set(written.map(({ email }) => email))).toEqual(new Set(["firma@example.org", "team@example.org"]));
  });

  it("has openings of Alsterwerft in every status, one draft whole and one not", async () => {
    const token = await signIn("firma@example.org");
    const { body } = await call<{ items: ListedOwnJobOpening[]; counts: Record<string, number> }>(
      company.fetchJobOpeningOverview,
      { params },
      token,
    );
    for (const status of jobOpeningStatuses) expect(body.counts[status], status).toBeGreaterThan(0);
    const drafts = await db.select().from(jobOpening).where(eq(jobOpening.status, "draft"));
    const gaps = await Promise.all(
      drafts.map(async ({ id }) => {
        const one = { params: { ...params, jobOpeningId: id } };
        return Object.values(missingOf((await call<OwnJobOpening>(company.fetchJobOpening, one, token)).body)).flat();
      }),
    );
    expect(gaps.toSorted((a, b) => a.length - b.length)).toEqual([[], ["workmodel", "skills"]]);
  });

  it("has applications to Alsterwerft in every status, of people who are ready for it", async () => {
    const rows = await db
      .select({ status: match.status, stage: unit.stage })
      .from(match)
      .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
      .innerJoin(unit, eq(unit.accountId, match.accountId))
      .where(eq(jobOpening.companyId, params.companyId));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    expect(rows.every(({ stage }) => isReadyToMatch(stage) || stage === "Won")).toBe(true);
    const openOnes = rows.filter(({ status }) => isActive(status));
    expect(openOnes.every(({ stage }) => stage === "In Matching")).toBe(true);
  });

  it("has eight students over its intakes, their contracts in every status and yet to be requested", async () => {
    const token = await signIn("firma@example.org");
    const antje = eq(companyUser.email, "firma@example.org");
    await db.update(companyUser).set({ confidentialityAcceptedAt: new Date() }).where(antje);
    const { body } = await call<{ items: Student[]; all: number; due: number; intakes: string[] }>(
      company.fetchStudents,
      { params },
      token,
    );
    const intakes = new Set([nearStart(new Date()), ...comingIntakes(new Date()).slice(0, 2)]);
    expect([body.all, body.due]).toEqual([8, 3]);
    expect(body.intakes).toEqual([...intakes].toSorted().reverse());
    expect(new Set(body.items.map(({ status }) => status))).toEqual(new Set([null, ...contractStatuses]));
    const papersOf = (status: ContractStatus) =>
      body.items.find((student) => student.status === status)!.papers.map(({ state }) => state);
    expect(papersOf("in_review")).toEqual(["saved", "saved", "saved"]);
    expect(papersOf("changes_requested").toSorted()).toEqual(["refused", "saved", "saved"]);
    expect(papersOf("enrolled")).toEqual(["accepted", "accepted", "accepted"]);
  });

  it("shows at home who waits, and whom the company meets within a week", async () => {
    const { body } = await call<CompanyHome>(company.fetchCompanyHome, { params }, await signIn("firma@example.org"));
    expect(body.waiting.length).toBeGreaterThanOrEqual(2);
    expect(body.appointments.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["interview", "trialDay"]));
    const nextWeek = and(
      eq(match.status, "interview_scheduled"),
      gt(match.interviewAt, new Date(Date.now() + 7 * 864e5)),
    );
    expect(await db.$count(match, nextWeek)).toBeGreaterThan(0);
  });

  it("has told the owner of some things long ago and of some lately", async () => {
    const { body } = await call<{ items: Notification[]; total: number; unread: number }>(
      company.fetchNotifications,
      { query: { limit: "50" } },
      await signIn("firma@example.org"),
    );
    expect(body.unread).toBeGreaterThan(0);
    expect(body.unread).toBeLessThan(body.total);
    expect(new Set(body.items.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it("has five colleagues of Antje, requests and two years' invoices in every status, and a mandate", async () => {
    const token = await signIn("firma@example.org");
    const read = async <T>(endpoint: Endpoint) => (await call<T>(endpoint, { params }, token)).body;
    const team = await read<{ items: Employee[] }>(company.fetchEmployees);
    expect(team.items.filter(({ joinedAt, email }) => joinedAt && email !== "firma@example.org")).toHaveLength(5);
    const { tickets } = await read<CompanyHelp>(company.fetchCompanyHelp);
    expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
    const invoices = await read<Invoice[]>(company.fetchInvoices);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(invoiceStatuses));
    expect(new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 4))).size).toBeGreaterThan(1);
    expect(await read<OwnCompany>(company.fetchCompany)).toMatchObject({
      paymentType: "sepa",
      mandateReference: expect.any(String),
      imagePath: expect.stringContaining("/company-pictures/"),
    });
  });

  it("has three news for companies", async () => {
    const told = and(eq(officeText.kind, "news"), eq(officeText.section, "company"));
    expect(await db.$count(officeText, told)).toBe(3);
  });
});
