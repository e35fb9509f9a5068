import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { company as companies, companyUser, employee } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import type { Output } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { act, addCompany, addJobOpening, addMatch, addSara, call, countStatements, db } = await useWorld();

type Me = Output<typeof company.fetchCompanyUser>;
type Colleague = Awaited<ReturnType<typeof addCompany>>;
const me = async ({ token }: Colleague) => (await call<Me>(company.fetchCompanyUser, {}, token)).body;
const join = ({ id }: Colleague, { userId }: Colleague) =>
  db.insert(employee).values({ companyId: id, companyUserId: userId });

it("counts what the reader has not read, of all of their companies and no other", async () => {
  const [anke, second, foreign] = [await addCompany(), await addCompany(), await addCompany()];
  await join(second, anke);
  for (const { id } of [anke, anke, second, foreign])
    await act("expressInterest", (await addJobOpening(id)).id, await addSara());
  expect((await me(anke)).unreadNotifications).toBe(3);
  expect((await me(second)).unreadNotifications).toBe(1);
  await call(company.readNotifications, {}, anke.token);
  expect([(await me(anke)).unreadNotifications, (await me(second)).unreadNotifications]).toEqual([0, 1]);
});

it("names each company of a person, the chosen one first, also when there are several or none", async () => {
  const [anke, second] = [await addCompany(), await addCompany({ name: "Südwind GmbH" })];
  await join(second, anke);
  await call(company.setDefaultCompany, { params: { companyId: second.id } }, anke.token);
  expect((await me(anke)).companies).toMatchObject([
    { id: second.id, name: "Südwind GmbH", isDefault: true },
    { id: anke.id, name: "Nordlicht Software GmbH", isDefault: false },
  ]);
  await db.delete(employee).where(eq(employee.companyUserId, anke.userId));
  expect(await me(anke)).toMatchObject({ companies: [], unreadNotifications: 0 });
});

it("counts the applications that wait for each of their companies, of no other and of none that is locked", async () => {
  const [anke, second, calm, locked, foreign] = await Promise.all(Array.from({ length: 5 }, () => addCompany()));
  for (const one of [second, calm, locked]) await join(one!, anke!);
  for (const { id } of [anke!, anke!, second!, locked!, foreign!])
    await addMatch("awaiting_partner_interest", { opening: await addJobOpening(id) });
  await addMatch("awaiting_applicant_confirmation", { opening: await addJobOpening(calm!.id) });
  await db.update(companies).set({ lockedAt: new Date() }).where(eq(companies.id, locked!.id));
  const { body } = await call(company.fetchWaiting, {}, anke!.token);
  expect(body).toEqual({ [anke!.id]: 2, [second!.id]: 1 });
});

it("names who is responsible for a company, to those who are not as well", async () => {
  const [anke, bilal] = [await addCompany(), await addCompany()];
  await join(anke, bilal);
  const { companies } = await me(bilal);
  const [own] = (await me(anke)).companies;
  expect(own!.owners).toEqual([expect.stringMatching(/^\S+ \S+$/)]);
  expect(companies.find(({ id }) => id === anke.id)!.owners).toEqual(own!.owners);
});

it("keeps flags that are set at once", async () => {
  const anke = await addCompany();
  const flags = ["feedbackGiven", "hideDmsInfoModal", "a", "b", "c", "d"];
  const set = (key: string) =>
    call(company.changeMetadataEntry, { params: { key }, body: { value: true } }, anke.token);
  await Promise.all(flags.map(set));
  expect((await me(anke)).metadata).toEqual(Object.fromEntries(flags.map((key) => [key, true])));
});

it("keeps no more flags of one person than the limit says", async () => {
  const anke = await addCompany();
  const half = "x".repeat(limits.metadataCharacters / 2);
  const set = (key: string) =>
    call(company.changeMetadataEntry, { params: { key }, body: { value: half } }, anke.token);
  expect((await set("a")).status).toBe(200);
  expect((await set("b")).status).toBe(422);
  expect((await call(company.replaceMetadata, { body: { a: half, b: half } }, anke.token)).status).toBe(422);
  expect((await me(anke)).metadata).toEqual({ a: half });
});

it.each(["constructor", "toString"])("names a flag that is nested too deep, also one called %s", async (key) => {
  const anke = await addCompany();
  const deep = JSON.parse("[".repeat(limits.metadataLevels + 3) + "]".repeat(limits.metadataLevels + 3));
  const { status, body } = await call(company.replaceMetadata, { body: { [key]: deep } }, anke.token);
  expect([status, body.customErrors]).toEqual([422, { [key]: ["processing"] }]);
});

it("asks the database twice, the token included", async () => {
  const anke = await addCompany();
  expect(await countStatements(() => me(anke))).toBe(2);
});

it("tells since when somebody has promised confidentiality: once, in each wording", async () => {
  const anke = await addCompany();
  const nothing = { confidentialityAcceptedAt: null, confidentialityWording: null };
  await db.update(companyUser).set(nothing).where(eq(companyUser.id, anke.userId));
  const accept = (wording: string) => call(company.acceptConfidentiality, { body: { wording } }, anke.token);
  const stored = async () =>
    (await db.select().from(companyUser).where(eq(companyUser.id, anke.userId)))[0]!.confidentialityWording;
  expect((await me(anke)).confidentialityAcceptedAt).toBeNull();
  expect((await accept("")).status).toBe(422);
  expect((await accept("2026-11")).status).toBe(204);
  const { confidentialityAcceptedAt: first } = await me(anke);
  expect(first).not.toBeNull();
  await accept("2026-11");
  expect([(await me(anke)).confidentialityAcceptedAt, await stored()]).toEqual([first, "2026-11"]);
  await accept("2027-02");
  expect(Date.parse((await me(anke)).confidentialityAcceptedAt!)).toBeGreaterThanOrEqual(Date.parse(first!));
  expect(await stored()).toBe("2027-02");
});
