import { expect, it } from "vitest";
import { bank } from "#contract/calls/bank.ts";
import type { Output } from "#contract/endpoint.ts";
import { useBackend } from "../../../world/backend.ts";

const { call } = await useBackend();
const ask = (iban: string) => call<Output<typeof bank.fetchBankInfo>>(bank.fetchBankInfo, { params: { iban } });

/** The examples of the registry of IBANs. */
const ofTenCountries = [
  "DE89370400440532013000",
  "AT611904300234573201",
  "CH9300762011623852957",
  "FR1420041010050500013M02606",
  "NL91ABNA0417164300",
  "BE68539007547034",
  "ES9121000418450200051332",
  "IT60X0542811101000000123456",
  "PL61109010140000071219812874",
  "GB29NWBK60161331926819",
];

it("names the bank of a German IBAN", async () => {
  expect((await ask("DE89370400440532013000")).body).toMatchObject({
    bic: "COBADEFFXXX",
    bankName: expect.stringContaining("Commerzbank"),
  });
});

it.each(ofTenCountries)("finds %s right, and wrong with another digit or one too few", async (iban) => {
  expect(await ask(iban)).toMatchObject({ status: 200, body: { iban } });
  const last = iban.at(-1);
  const wrong = [iban.slice(0, -1) + (last === "1" ? "2" : "1"), iban.slice(0, -1)];
  for (const other of wrong)
    expect((await ask(other)).body, other).toMatchObject({ code: 422, customErrors: { iban: ["iban"] } });
});

it("knows no bank abroad", async () => {
  expect((await ask("AT611904300234573201")).body).toMatchObject({ bic: "", bankName: "" });
});

it("finds nothing at an address that is no IBAN", async () => {
  for (const text of ["1", "de89370400440532013000", "DE89-3704"]) expect((await ask(text)).status, text).toBe(404);
});
