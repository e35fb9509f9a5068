import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accountingNotice, invoice } from "#backend/db/schema/accounting.ts";
import { employee } from "#backend/db/schema/companies.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { company } from "#contract/calls/company.ts";
import type { Invoice } from "#contract/entities/accounting.ts";
import { useBackend } from "../../../world/backend.ts";

const { backend, call, addCompany, db, files } = await useBackend();

async function addInvoice(companyId: string, values: Partial<typeof invoice.$inferInsert> = {}) {
  const fileKey = randomUUID();
  await files.put(fileKey, "package.json");
  const file = { name: "Rechnung.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const bill = {
    number: fileKey,
    issuedOn: "2026-03-01",
    dueOn: "2026-03-31",
    subject: "Studiengebühr",
    amountCents: 62_000,
  };
  const [row] = await db
    .insert(invoice)
    .values({ companyId, ...bill, ...file, ...values })
    .returning();
  return row!;
}
const list = (token: string, companyId?: string) =>
  call<Invoice[]>(company.fetchInvoices, companyId ? { query: { companyId } } : {}, token);

describe("invoices", () => {
  it("are listed by day, the newest first, with what is to be paid and by when", async () => {
    const { id, token } = await addCompany();
    const older = await addInvoice(id, { issuedOn: "2025-11-01", status: "paid", paidOn: "2025-11-20" });
    const newer = await addInvoice(id, { amountCents: -12_000, status: "offset" });
    const { body } = await list(token, id);
    expect(body.map((one) => one.id)).toEqual([newer.id, older.id]);
    expect(body[1]).toEqual({
      id: older.id,
      number: older.number,
      issuedOn: "2025-11-01",
      dueOn: "2026-03-31",
      subject: "Studiengebühr",
      amountCents: 62_000,
      status: "paid",
      paidOn: "2025-11-20",
      hasFile: true,
    });
  });

  it("are those of the company that is named, else of the default one", async () => {
    const [first, second] = [await addCompany(), await addCompany()];
    await db.insert(employee).values({ companyId: second.id, companyUserId: first.userId, isOwner: true });
    const [own, other] = [await addInvoice(first.id), await addInvoice(second.id)];
    const idsOf = async (companyId?: string) => (await list(first.token, companyId)).body.map(({ id }) => id);
    expect([await idsOf(), await idsOf(first.id), await idsOf(second.id)]).toEqual([[own.id], [own.id], [other.id]]);
  });

  it("of a company that is named are refused to people without the right there, who may in their own", async () => {
    const [first, second] = [await addCompany(), await addCompany()];
    await db.insert(employee).values({ companyId: second.id, companyUserId: first.userId, permissions: [] });
    expect([(await list(first.token)).status, (await list(first.token, second.id)).status]).toEqual([200, 403]);
    expect((await list(first.token, (await addCompany()).id)).status).toBe(404);
  });

  it("open as PDF for their company, and tell when the file is missing", async () => {
    const { id: companyId, token } = await addCompany();
    const { id: invoiceId, fileKey } = await addInvoice(companyId);
    const preview = () => call(company.previewInvoice, { params: { companyId, invoiceId } }, token);
    const seen = await preview();
    expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    await files.remove(fileKey!);
    expect((await preview()).status).toBe(404);
    const [row] = await db.select().from(invoice).where(eq(invoice.id, invoiceId));
    expect(row!.missingSince).not.toBeNull();
  });

  it("keep their files when files without a row are swept", async () => {
    const { fileKey } = await addInvoice((await addCompany()).id);
    await sweep(backend, new Date(Date.now() + 2 * 3_600_000));
    expect(await backend.files.bytes(fileKey!)).toBeGreaterThan(0);
  });
});

it("notes on billing are read by the company they were written to, the newest first", async () => {
  const [own, other] = [await addCompany(), await addCompany()];
  const note = (companyId: string, title: string, day: string) =>
    db.insert(accountingNotice).values({ companyId, title, text: "…", publishedAt: new Date(day) });
  await note(own.id, "Früher", "2026-01-01");
  await note(own.id, "Später", "2026-02-01");
  await note(other.id, "Fremd", "2026-03-01");
  const { body } = await call<{ title: string }[]>(company.fetchAccountingNotices, {}, own.token);
  expect(body.map(({ title }) => title)).toEqual(["Später", "Früher"]);
});
