import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { document } from "#backend/db/schema/documents.ts";
import { deleteAccount } from "#backend/operations/personal-data/delete-account.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { CompanyLook } from "#contract/entities/company-look.ts";
import { limits } from "#contract/limits.ts";
import { todayInGermany } from "#domain/today.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, addJobOpening, addMatch, addSara, backend, call, db } = await useWorld();

/** Sara, who applied to an opening of a company of its own. */
async function applied() {
  const hafen = await addCompany();
  const opening = await addJobOpening(hafen.id);
  const { person, accountId } = await addMatch("awaiting_partner_interest", { opening });
  const params = { companyId: hafen.id, jobOpeningId: opening.id, accountId };
  return { hafen, sara: person, params };
}
const looksOf = async ({ token }: { token: string }) =>
  (await call<CompanyLook[]>(applicant.fetchCompanyLooks, {}, token)).body;

describe("an applicant reads which companies looked at them", () => {
  it("with the day, what was looked at, and how often", async () => {
    const { hafen, sara, params } = await applied();
    expect(await looksOf(sara)).toEqual([]);
    for (let time = 0; time < 2; time++) await call(company.fetchApplicant, { params }, hafen.token);
    const before = todayInGermany(new Date());
    const [look, ...others] = await looksOf(sara);
    expect(others).toEqual([]);
    expect(look).toMatchObject({ part: "profile", times: 2 });
    expect([before, todayInGermany(new Date())]).toContain(look!.day);
  });

  it("also of documents, once they were really opened", async () => {
    const { hafen, sara, params } = await applied();
    const file = { name: "Lebenslauf.pdf", mimeType: "application/pdf", bytes: 1, fileKey: randomUUID() };
    const [cv] = await db
      .insert(document)
      .values({ accountId: sara.id, category: "CV", type: "CV", ...file })
      .returning();
    const asked = { params: { ...params, documentId: cv!.id } };
    // Its file is missing: nobody has seen anything.
    expect((await call(company.previewApplicantDocument, asked, hafen.token)).status).toBe(404);
    expect(await looksOf(sara)).toEqual([]);
    await call(company.makeApplicantPortfolio, { params }, hafen.token);
    expect((await looksOf(sara)).map(({ part }) => part)).toEqual(["documents"]);
  });

  it("nothing of others, and nothing that was refused", async () => {
    const { hafen, sara, params } = await applied();
    await call(company.fetchApplicant, { params }, (await addCompany()).token);
    await call(company.addComment, { params, body: { text: "Klingt gut." } }, hafen.token);
    expect(await looksOf(sara)).toEqual([]);
    await call(company.fetchApplicant, { params }, hafen.token);
    expect(await looksOf(await addSara())).toEqual([]);
  });

  it("the latest ones, as many as fit on a page", async () => {
    const { hafen, sara } = await applied();
    const rows = Array.from({ length: limits.companyLooks + 1 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 0, index + 1, 12)),
      caller: hafen.userId,
      role: "company",
      operation: "company.fetchApplicant",
      companyId: hafen.id,
      accountId: sara.id,
    }));
    await db.insert(auditEntry).values(rows);
    const looks = await looksOf(sara);
    expect(looks.length).toBe(limits.companyLooks);
    expect([looks.at(0)!.day, looks.at(-1)!.day]).toEqual(["2026-01-21", "2026-01-02"]);
  });
});

it("once the account is deleted the log does not say any more whom a company looked at", async () => {
  const { hafen, sara, params } = await applied();
  await call(company.fetchApplicant, { params }, hafen.token);
  const looked = and(eq(auditEntry.companyId, hafen.id), eq(auditEntry.operation, "company.fetchApplicant"));
  expect(await db.select().from(auditEntry).where(looked)).toMatchObject([{ accountId: sara.id, subject: sara.id }]);
  await call(applicant.requestDeletion, {}, sara.token);
  await deleteAccount(backend, sara.id, new Date(Date.now() + (limits.deletionDays + 1) * 24 * 3_600_000));
  expect(await db.select().from(auditEntry).where(looked)).toMatchObject([{ accountId: null, subject: null }]);
});
