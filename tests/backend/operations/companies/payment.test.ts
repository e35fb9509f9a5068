import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry, idempotentCall } from "#backend/db/schema/calls.ts";
import { employee, bankAccount as table } from "#backend/db/schema/companies.ts";
import { bank } from "#contract/calls/bank.ts";
import { company } from "#contract/calls/company.ts";
import type { Output } from "#contract/endpoint.ts";
import type { BankAccountAnswers } from "#contract/entities/company.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { openLog } from "#server/log.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, backend, call, db, mailsTo } = await useWorld();

type Own = Output<typeof company.fetchCompany>;
type Colleague = Awaited<ReturnType<typeof addCompany>>;
const iban = "DE89370400440532013000";
const account: BankAccountAnswers = {
  ownerName: "Nordlicht Software GmbH",
  iban,
  bankName: "Commerzbank",
  bic: "COBADEFFXXX",
  city: null,
  email: "rechnung@example.org",
  sepaConfirmed: true,
};
const of = ({ id: companyId }: Colleague) => ({ companyId });
const read = (who: Colleague) => call<Own>(company.fetchCompany, { params: of(who) }, who.token);
const grant = (who: Colleague, changes: object = {}, version?: number) => {
  const body = { bankAccount: { ...account, ...changes }, version };
  return call<Own>(company.changePaymentDetails, { params: of(who), body }, who.token);
};
const choose = (who: Colleague, paymentType: string, version?: number) =>
  call<Own>(company.changePaymentType, { params: of(who), body: { paymentType, version } }, who.token);
const stored = async ({ id }: Colleague) => (await db.select().from(table).where(eq(table.companyId, id)))[0];

/** Somebody who joins a company with these rights. */
async function join({ id }: Colleague, permissions: Permission[]) {
  const other = await addCompany();
  await db.insert(employee).values({ companyId: id, companyUserId: other.userId, permissions });
  return { ...other, id };
}

it("grants a mandate with a reference and a date, and shows no more of the IBAN than its end", async () => {
  const anke = await addCompany();
  expect((await read(anke)).body).toMatchObject({ paymentType: null, paymentState: "unchosen", bankAccount: null });
  const { body } = await grant(anke);
  expect(body).toMatchObject({
    paymentType: "sepa",
    paymentState: "complete",
    bankAccount: { ...account, iban: "DE•• •••• 3000" },
    mandateReference: expect.stringMatching(/^DS-\d{4}-[A-Z2-9]{8}$/),
  });
  expect(Date.parse(body.mandateGrantedAt!)).not.toBeNaN();
  expect(await stored(anke)).toMatchObject({ iban, mandateGrantedBy: "Anke Brandt" });
});

it("keeps the mandate where only the address of the bills changes; another account or owner is a new one", async () => {
  const anke = await addCompany();
  const reference = async (changes: object) => (await grant(anke, changes)).body.mandateReference;
  const first = await reference({});
  expect(await reference({ iban: undefined, email: "buchhaltung@example.org" })).toBe(first);
  expect((await stored(anke))?.iban).toBe(iban);
  const second = await reference({ iban: "AT611904300234573201" });
  expect(second).not.toBe(first);
  expect(await reference({ iban: undefined, ownerName: "Nordlicht Holding" })).not.toBe(second);
});

it("asks for the mandate again only where it becomes another one", async () => {
  const anke = await addCompany();
  await grant(anke);
  const change = (changes: object) => grant(anke, { iban: undefined, sepaConfirmed: false, ...changes });
  const { status, body } = await change({ email: "buchhaltung@example.org" });
  expect([status, body.bankAccount?.email]).toEqual([200, "buchhaltung@example.org"]);
  for (const changes of [{ ownerName: "Nordlicht Holding" }, { iban: "AT611904300234573201" }])
    expect((await change(changes)).body, JSON.stringify(changes)).toMatchObject({
      customErrors: { "bankAccount.sepaConfirmed": ["mustConfirm"] },
    });
  expect(await stored(anke)).toMatchObject({ iban, ownerName: account.ownerName });
  await choose(anke, "direct_transfer");
  expect((await change({})).status, "an ended mandate").toBe(422);
});

it("ends the mandate with a transfer; direct debit then needs a new one", async () => {
  const anke = await addCompany();
  expect((await choose(anke, "sepa")).body).toMatchObject({
    customErrors: { "bankAccount.sepaConfirmed": ["mustConfirm"] },
  });
  await grant(anke);
  expect((await choose(anke, "direct_transfer")).body).toMatchObject({
    paymentType: "direct_transfer",
    paymentState: "complete",
    mandateReference: null,
    bankAccount: { sepaConfirmed: false },
  });
  expect((await choose(anke, "sepa")).status).toBe(422);
  expect((await grant(anke, { iban: undefined })).body).toMatchObject({ paymentType: "sepa" });
});

describe("refuses", () => {
  it("an account without IBAN and mandate, naming both at once", async () => {
    const { body } = await grant(await addCompany(), { iban: undefined, sepaConfirmed: false });
    expect(body).toMatchObject({
      customErrors: { "bankAccount.iban": ["required"], "bankAccount.sepaConfirmed": ["mustConfirm"] },
    });
  });

  it.each([
    ["a wrong digit", { iban: "DE89370400440532013001" }, "bankAccount.iban", "iban"],
    ["a wrong length", { iban: "DE0237040044053201" }, "bankAccount.iban", "iban"],
    ["no IBAN where none is stored", { iban: undefined }, "bankAccount.iban", "required"],
    ["a country without SEPA", { iban: "TR330006100519786457841326" }, "bankAccount.iban", "notSepa"],
    ["a mandate that is not confirmed", { sepaConfirmed: false }, "bankAccount.sepaConfirmed", "mustConfirm"],
    ["a malformed BIC", { bic: "COBA" }, "bankAccount.bic", "bic"],
  ])("%s", async (_, changes, field, reason) => {
    const { status, body } = await grant(await addCompany(), changes);
    expect([status, body]).toMatchObject([422, { customErrors: { [field]: [reason] } }]);
  });

  it("direct debit where the programme takes none", async () => {
    const { settings } = backend;
    const { creditor } = settings;
    settings.creditor = null;
    try {
      const anke = await addCompany();
      expect((await grant(anke)).body).toMatchObject({ customErrors: { paymentType: ["noDirectDebit"] } });
      expect((await choose(anke, "direct_transfer")).status).toBe(200);
    } finally {
      settings.creditor = creditor;
    }
  });

  it("what a colleague changed meanwhile", async () => {
    const anke = await addCompany();
    const { version } = (await read(anke)).body;
    await grant(anke, {}, version);
    expect(await grant(anke, { ownerName: "Nordlicht" }, version)).toMatchObject({
      status: 409,
      body: { customErrors: { bankAccount: ["stale"] } },
    });
    expect((await choose(anke, "direct_transfer", version)).body).toMatchObject({
      customErrors: { paymentType: ["stale"] },
    });
  });
});

it("does not end a mandate that was granted since the choice was opened", async () => {
  const anke = await addCompany();
  await grant(anke);
  const { version } = (await read(anke)).body;
  await grant(anke, { ownerName: "Nordlicht" });
  expect(await choose(anke, "direct_transfer", version)).toMatchObject({
    status: 409,
    body: { customErrors: { paymentType: ["stale"] } },
  });
  expect((await read(anke)).body.paymentState).toBe("complete");
  expect((await choose(anke, "direct_transfer", (await read(anke)).body.version)).status).toBe(200);
});

it("shows the account to those who may change it, and to nobody else how it is called", async () => {
  const anke = await addCompany();
  await grant(anke);
  const payer = await join(anke, ["editCompanyPaymentDetails"]);
  const others = await join(anke, ["editCompanyMasterData", "editCompanyPortrait"]);
  expect((await read(payer)).body.bankAccount).toMatchObject({ ownerName: account.ownerName });
  expect((await read(others)).body).toMatchObject({
    paymentType: "sepa",
    paymentState: "complete",
    bankAccount: null,
    mandateReference: null,
  });
});

it("mails every owner who changed it, and no number", async () => {
  const anke = await addCompany();
  const payer = await join(anke, ["editCompanyPaymentDetails"]);
  await grant(payer);
  const mails = await mailsTo(anke.email);
  expect(mails).toMatchObject([{ kind: "paymentChanged", values: { by: "Anke Brandt" } }]);
  expect(JSON.stringify(mails)).not.toMatch(/05320|••/);
  expect(await mailsTo(payer.email)).toEqual([]);
  await grant(payer, { iban: undefined });
  expect(await mailsTo(anke.email)).toHaveLength(1);
});

it("keeps the IBAN out of the audit log and of the answers kept for repeated calls", async () => {
  const anke = await addCompany();
  const key = "0f7b5f60-7f38-4d8e-a0a5-3cbb1a6f4b7e";
  const body = { bankAccount: account };
  const headers = { "Idempotency-Key": key };
  await call(company.changePaymentDetails, { params: of(anke), body, headers }, anke.token);
  await call(company.fetchMandate, { params: of(anke) }, anke.token);
  const audited = await db.select().from(auditEntry).where(eq(auditEntry.caller, anke.userId));
  const kept = await db.select().from(idempotentCall).where(eq(idempotentCall.caller, anke.userId));
  expect(audited.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(["company.changePaymentDetails", "company.fetchMandate"]),
  );
  expect(kept).toHaveLength(1);
  expect(JSON.stringify([audited, kept])).not.toContain("37040044");
});

it("writes nothing of an IBAN into the log, whether it is refused or the query that holds it fails", async () => {
  const anke = await addCompany();
  const lines: string[] = [];
  const { log } = backend;
  backend.log = openLog({ level: "trace", environment: "test" }, { write: (line) => void lines.push(line) });
  try {
    expect((await grant(anke, { iban: "DE89370400440532013001" })).status).toBe(422);
    await call(bank.fetchBankInfo, { params: { iban } });
    // PostgreSQL takes no text with this character, so the whole query is refused.
    expect((await grant(anke, { ownerName: "Nord\u0000licht" })).status).toBe(400);
  } finally {
    backend.log = log;
  }
  expect(lines.join("")).toContain("value refused");
  expect(lines.join("")).not.toContain("37040044");
});

it("prints the mandate, and only while there is one", async () => {
  const anke = await addCompany();
  const print = () => call(company.fetchMandate, { params: of(anke) }, anke.token);
  expect((await print()).status).toBe(404);
  await grant(anke);
  const { status, headers } = await print();
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});
