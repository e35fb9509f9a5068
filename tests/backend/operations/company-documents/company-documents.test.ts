import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { employee } from "#backend/db/schema/companies.ts";
import { companyDocument } from "#backend/db/schema/documents.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { CompanyDocument } from "#contract/entities/document.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addCompany, db } = await useBackend();

const pdf = (name: string) => new File([new Uint8Array(makePdf("Praxisplan", []))], name);
const upload = <T = CompanyDocument>(companyId: string, token: string, file = pdf("Praxisplan.pdf")) =>
  call<T>(company.uploadCompanyDocument, { params: { companyId }, fields: {}, file }, token);
const list = async (companyId: string, token: string) =>
  (await call<CompanyDocument[]>(company.fetchCompanyDocuments, { params: { companyId } }, token)).body;

describe("documents of a company", () => {
  it("are stored, listed with who stored them, the newest first, opened by a colleague and deleted", async () => {
    const [own, colleague] = [await addCompany(), await addCompany()];
    await db.insert(employee).values({ companyId: own.id, companyUserId: colleague.userId, permissions: [] });
    const first = (await upload(own.id, own.token)).body;
    const second = (await upload(own.id, own.token, pdf("Registerauszug.pdf"))).body;
    const listed = await list(own.id, colleague.token);
    expect(listed).toEqual([second, first]);
    expect(listed[0]).toMatchObject({ name: "Registerauszug.pdf", uploadedBy: expect.stringMatching(/\w+ \w+/) });

    const params = { companyId: own.id, companyDocumentId: first.uuid };
    const seen = await call(company.previewCompanyDocument, { params }, colleague.token);
    expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect((await call(company.deleteCompanyDocument, { params }, colleague.token)).status).toBe(403);
    expect((await call(company.deleteCompanyDocument, { params }, own.token)).status).toBe(204);
    expect(await list(own.id, own.token)).toEqual([second]);
    const noted = await db.select().from(auditEntry).where(eq(auditEntry.subject, first.uuid));
    expect(noted.map(({ operation }) => operation).sort()).toEqual([
      "company.deleteCompanyDocument",
      "company.previewCompanyDocument",
    ]);
  });

  it("are not those of another company, even of one's own", async () => {
    const [own, other] = [await addCompany(), await addCompany()];
    await db.insert(employee).values({ companyId: other.id, companyUserId: own.userId, isOwner: true });
    const { uuid: companyDocumentId } = (await upload(other.id, other.token)).body;
    expect(await list(own.id, own.token)).toEqual([]);
    const params = { companyId: own.id, companyDocumentId };
    for (const endpoint of [company.previewCompanyDocument, company.deleteCompanyDocument])
      expect((await call(endpoint, { params }, own.token)).status).toBe(404);
    expect(await list(other.id, own.token)).toHaveLength(1);
  });

  it("are counted for the whole company", async () => {
    const own = await addCompany();
    const { body } = await upload(own.id, own.token);
    const [{ id: _, fileKey: __, ...row }] = (await db
      .select()
      .from(companyDocument)
      .where(eq(companyDocument.id, body.uuid))) as [typeof companyDocument.$inferSelect];
    const more = Array.from({ length: limits.accountFiles - 1 }, () => ({ ...row, fileKey: crypto.randomUUID() }));
    await db.insert(companyDocument).values(more);
    const refused = await upload<ApiError>(own.id, own.token);
    expect([refused.status, refused.body.customErrors?.file?.[0]]).toEqual([
      422,
      expect.stringContaining("accountFull"),
    ]);
  });

  it("stay when the colleague who stored them is gone, without a name", async () => {
    const own = await addCompany();
    const { uuid } = (await upload(own.id, own.token)).body;
    await db.update(companyDocument).set({ uploadedBy: null }).where(eq(companyDocument.id, uuid));
    expect(await list(own.id, own.token)).toMatchObject([{ uuid, uploadedBy: null }]);
  });
});
