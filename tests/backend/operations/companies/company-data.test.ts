import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { companyUser, employee, company as table } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import type { Output } from "#contract/endpoint.ts";
import type { CompanyChanges } from "#contract/entities/company.ts";
import { todayInGermany } from "#domain/today.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { addCompany, call, countStatements, db } = await useWorld();

type Own = Output<typeof company.fetchCompany>;
type Colleague = Awaited<ReturnType<typeof addCompany>>;
const read = ({ id, token }: Colleague) => call<Own>(company.fetchCompany, { params: { companyId: id } }, token);
const change = ({ id, token }: Colleague, body: CompanyChanges & { version?: number }) =>
  call<Own>(company.changeCompany, { params: { companyId: id }, body }, token);

const whole = {
  name: "Nordlicht",
  companyName: "Nordlicht Software GmbH",
  locations: [
    { street: "Hafenstraße 12", postalCode: "50667", city: "Köln" },
    { street: "Kaiweg 4", postalCode: "20457", city: "Hamburg" },
  ],
  department: "Ausbildung",
  position: "Leitung Ausbildung",
  email: "ausbildung@example.org",
  phone: "+49 221 5550",
  website: "https://nordlicht.example.org",
  socialMedia: ["https://social.example.org/nordlicht"],
  employees: "240",
  foundedDate: "1978",
  managingDirectors: "Ines Albrecht, Leon Kaminski",
  commercialRegister: "HRB 10417",
  districtCourt: "Amtsgericht Köln",
} satisfies CompanyChanges;

it("stores everything that a company says of itself; its seat is its town", async () => {
  const anke = await addCompany();
  const { body } = await change(anke, { ...whole, locations: [whole.locations[1]!, whole.locations[0]!] });
  expect(body).toMatchObject({ ...whole, locations: [{ city: "Hamburg" }, { city: "Köln" }], city: "Hamburg" });
  expect((await read(anke)).body).toEqual(body);
});

it("takes an answer back, but not the name or the last location", async () => {
  const anke = await addCompany(whole);
  expect((await change(anke, { phone: null, socialMedia: [] })).body).toMatchObject({ phone: null, socialMedia: [] });
  for (const body of [
    { name: null },
    { locations: [] },
    { website: "nordlicht" },
    { foundedDate: "Mai" },
    { foundedDate: "1998-13-45" },
    { foundedDate: "0000" },
  ])
    expect((await change(anke, body as CompanyChanges)).status, JSON.stringify(body)).toBe(422);
});

it("is somewhere with a German postal code, or abroad with one that names the country", async () => {
  const anke = await addCompany(whole);
  const [seat, other] = whole.locations;
  const moveTo = (postalCode: string) => change(anke, { locations: [seat!, { ...other!, postalCode }] });
  for (const postalCode of ["5066", "506677", "50 667"]) {
    const { status, body } = await moveTo(postalCode);
    expect([status, body]).toMatchObject([422, { customErrors: { "locations[1].postalCode": ["postalCodeGerman"] } }]);
  }
  expect((await moveTo("?")).body).toMatchObject({ customErrors: { "locations[1].postalCode": ["postalCode"] } });
  for (const postalCode of ["20457", "A-1010", "1012 AB"]) expect((await moveTo(postalCode)).status).toBe(200);

  const before = await addCompany({ ...whole, locations: [{ ...seat!, postalCode: "1010" }] });
  expect((await read(before)).body.locations).toMatchObject([{ postalCode: "1010" }]);
});

it("was not founded after today in Germany, whether it says the day or the year", async () => {
  const anke = await addCompany(whole);
  const year = Number(todayInGermany(new Date()).slice(0, 4));
  for (const foundedDate of [`${year + 1}`, "2090", todayInGermany(new Date(inDays(2)))]) {
    const { status, body } = await change(anke, { foundedDate });
    expect([status, body]).toMatchObject([422, { customErrors: { foundedDate: ["notInFuture"] } }]);
  }
  for (const foundedDate of [`${year}`, todayInGermany(new Date()), "1348"])
    expect((await change(anke, { foundedDate })).body).toMatchObject({ foundedDate });
});

it("refuses what a colleague changed meanwhile, answer by answer", async () => {
  const anke = await addCompany(whole);
  const { version } = (await read(anke)).body;
  await change(anke, { phone: "+49 221 5551", version });
  const late = await change(anke, { phone: "+49 221 5552", employees: "250", version });
  expect([late.status, late.body]).toMatchObject([409, { customErrors: { phone: ["stale"] } }]);
  expect((await change(anke, { employees: "250", version })).body).toMatchObject({ employees: "250" });
  expect((await change(anke, { phone: "+49 221 5551", version })).status).toBe(200);
});

it("says who may change what, owners first", async () => {
  const anke = await addCompany();
  const other = await addCompany({ permissions: [] });
  await db.update(companyUser).set({ firstName: "Bilal", lastName: "Aydin" }).where(eq(companyUser.id, other.userId));
  await db
    .insert(employee)
    .values({ companyId: anke.id, companyUserId: other.userId, permissions: ["editCompanyPortrait"] });
  expect((await read(anke)).body.holders).toEqual([
    { name: "Anke Brandt", isOwner: true, permissions: [] },
    { name: "Bilal Aydin", isOwner: false, permissions: ["editCompanyPortrait"] },
  ]);
});

it("asks the database twice, the token included", async () => {
  const anke = await addCompany();
  expect(await countStatements(() => read(anke))).toBe(2);
});

it("changes nothing where nothing changed", async () => {
  const anke = await addCompany(whole);
  await change(anke, whole);
  const [row] = await db.select().from(table).where(eq(table.id, anke.id));
  expect(row).toMatchObject({ version: 1, answerVersions: {} });
});
