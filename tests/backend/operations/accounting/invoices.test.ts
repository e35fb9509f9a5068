import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { accountingNotice, invoice } from "#backend/db/schema/accounting.ts";
import { bankAccount, company as companyTable, employee } from "#backend/db/schema/companies.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { MissingFile } from "#backend/files/file-store.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { Accounting, Invoice, InvoiceSearch, KeptInvoice, WholeInvoice } from "#contract/entities/accounting.ts";
import type { PaymentType } from "#contract/enumerations/companies.ts";
import { useBackend } from "../../../world/backend.ts";

const { backend, call, addAdvisor, addCompany, db, files } = await useBackend();

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
const drawPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
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

  it("come with the notices, the newest first, and with how the company pays and what that still lacks", async () => {
    const [{ id: companyId, token }, other] = [await addCompany(), await addCompany()];
    const paysBy = (paymentType: PaymentType) =>
      db.update(companyTable).set({ paymentType }).where(eq(companyTable.id, companyId));
    const read = async () => (await call<Accounting>(company.fetchAccounting, { query: { companyId } }, token)).body;
    await addInvoice(other.id);
    expect(await read()).toEqual({ invoices: [], notices: [], paymentType: null, paymentState: "unchosen" });

    const own = await addInvoice(companyId);
    const notice = { companyId, title: "Neue Rechnungstage", text: "Ab April am Ersten." };
    await db.insert(accountingNotice).values([
      { ...notice, publishedAt: new Date("2026-03-01") },
      { ...notice, title: "Umzug", publishedAt: new Date("2026-03-02") },
    ]);
    await paysBy("sepa");
    const all = await read();
    expect([all.paymentType, all.paymentState]).toEqual(["sepa", "mandateMissing"]);
    expect(all.invoices.map(({ id }) => id)).toEqual([own.id]);
    expect(all.notices.map(({ title }) => title)).toEqual(["Umzug", "Neue Rechnungstage"]);

    const account = { ownerName: "Nordlicht", iban: "DE89370400440532013000", email: "rechnung@example.org" };
    await db.insert(bankAccount).values({ companyId, ...account, mandateReference: randomUUID() });
    expect(await read()).toEqual({ ...all, paymentState: "complete" });
    await paysBy("direct_transfer");
    expect(await read()).toMatchObject({ paymentType: "direct_transfer", paymentState: "complete" });
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
    expect((await buffer(await backend.files.read(fileKey!))).length).toBeGreaterThan(0);
  });
});

describe("the office", async () => {
  const { token } = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });
  const without = { name: null, mimeType: null, bytes: null, fileKey: null };
  const upload = (invoiceId: string, name: string, content = makePdf("Rechnung", [])) => {
    const file = new File([new Uint8Array(content)], name);
    return call(office.uploadInvoiceFile, { params: { invoiceId }, fields: {}, file }, token);
  };
  const fetchOne = async (invoiceId: string) =>
    (await call<WholeInvoice>(office.fetchInvoice, { params: { invoiceId } }, token)).body;
  const find = async (query: Partial<InvoiceSearch>) =>
    (await call<{ items: KeptInvoice[]; next: string | null }>(office.fetchInvoices, { query }, token)).body;

  it("finds invoices of all companies by number, company and subject, and those whose PDF is missing", async () => {
    const name = `Nordlicht ${randomUUID()}`;
    const { id: companyId } = await addCompany({ name });
    const whole = await addInvoice(companyId, { number: `A-${randomUUID()}`, subject: "100 % Campus" });
    const bare = await addInvoice(companyId, { number: `B-${randomUUID()}`, ...without });
    const idsOf = async (query: Partial<InvoiceSearch>) => (await find(query)).items.map(({ id }) => id);
    expect(await idsOf({ search: name.toUpperCase() })).toEqual([bare.id, whole.id]);
    expect(await idsOf({ search: name, file: "missing" })).toEqual([bare.id]);
    expect(await idsOf({ search: name, file: "there" })).toEqual([whole.id]);
    expect(await idsOf({ search: whole.number.slice(2) })).toEqual([whole.id]);
    expect(await idsOf({ search: "100 %" })).toEqual([whole.id]);
    expect(await idsOf({ search: `${name} 100 % Campus` })).toEqual([whole.id]);
    expect(await idsOf({ search: name, after: bare.number })).toEqual([whole.id]);
  });

  it("gives an invoice its PDF, exchanges it and takes it away, and the history names who did", async () => {
    const { id: companyId, token: theirs } = await addCompany();
    const { id: invoiceId } = await addInvoice(companyId, without);
    const open = () => call(company.previewInvoice, { params: { companyId, invoiceId } }, theirs);
    expect([(await fetchOne(invoiceId)).file, (await open()).status]).toEqual([null, 404]);
    expect((await upload(invoiceId, "Rechnung.pdf")).status).toBe(204);
    const [first] = await db.select().from(invoice).where(eq(invoice.id, invoiceId));
    expect((await upload(invoiceId, "Rechnung neu.pdf")).status).toBe(204);
    expect((await fetchOne(invoiceId)).file?.name).toBe("Rechnung neu.pdf");
    const seen = await open();
    expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect((await list(theirs, companyId)).body[0]!.hasFile).toBe(true);
    await sweep(backend, new Date(Date.now() + 2 * 3_600_000));
    await expect(backend.files.read(first!.fileKey!)).rejects.toThrow(MissingFile);

    await call(office.removeInvoiceFile, { params: { invoiceId } }, token);
    expect([(await list(theirs, companyId)).body[0]!.hasFile, (await open()).status]).toEqual([false, 404]);
    const { changes } = await fetchOne(invoiceId);
    expect(changes.map(({ act, by }) => [act, by])).toEqual([
      ["remove", "Jutta Hellwig"],
      ["upload", "Jutta Hellwig"],
      ["upload", "Jutta Hellwig"],
    ]);
  });

  it("stores nothing but a PDF, and only for an invoice that there is", async () => {
    const { id } = await addInvoice((await addCompany()).id, without);
    const photo = await upload(id, "Rechnung.jpg", await drawPicture());
    expect([photo.status, photo.body]).toMatchObject([422, { customErrors: { file: ["pdfType"] } }]);
    expect((await upload(id, "Rechnung.pdf", Buffer.from("MZ"))).status).toBe(422);
    expect((await fetchOne(id)).file).toBeNull();
    expect((await upload(randomUUID(), "Rechnung.pdf")).status).toBe(404);
    expect((await call(office.removeInvoiceFile, { params: { invoiceId: randomUUID() } }, token)).status).toBe(404);
  });
});

it("a company reads what the office tells it about billing, until it is taken back", async () => {
  const { token } = await addAdvisor({ isOffice: true });
  const { id: companyId, token: theirs } = await addCompany();
  const body = { title: "Neue Bankverbindung", text: "Ab sofort." };
  const tell = (id: string) => call<{ id: string }>(office.tellOfBilling, { params: { companyId: id }, body }, token);
  const remove = (accountingNoticeId: string) => call(office.removeNotice, { params: { accountingNoticeId } }, token);
  const read = async () => (await call(company.fetchAccountingNotices, { query: { companyId } }, theirs)).body;
  const { id } = (await tell(companyId)).body;
  expect(await read()).toMatchObject([{ id, ...body }]);
  expect((await call(office.fetchCompany, { params: { companyId } }, token)).body).toMatchObject({ notices: [{ id }] });
  expect([(await remove(id)).status, await read()]).toEqual([204, []]);
  expect([(await remove(id)).status, (await tell(randomUUID())).status]).toEqual([404, 404]);
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
