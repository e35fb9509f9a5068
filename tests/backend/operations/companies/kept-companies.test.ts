import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { placeIn, placeWith } from "#app/sides/advisor/companies/place.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { KeptCompany } from "#contract/entities/kept-company.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addAdvisor, addApplicant, addCompany, addJobOpening } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });

interface Page {
  items: KeptCompany[];
  next: string | null;
}
const search = async (query: Record<string, string>) =>
  (await call<Page>(advisor.fetchCompanies, { query }, token)).body;

it("are listed in German order in pages, none twice and none left out, whatever they are called", async () => {
  const mark = randomUUID();
  const begin = ["Zander", "zeche", "Ähre", "alster", "Öl"];
  const names = Array.from({ length: limits.companiesPerPage + 2 }, (_, n) => `${begin[n % 5]} ${mark} %_\\|"`);
  await Promise.all(names.map((name) => addCompany({ name })));
  const first = await search({ search: `${mark} %_\\` });
  expect(first.items).toHaveLength(limits.companiesPerPage);
  const second = await search({ search: mark, after: first.next! });
  expect(second).toMatchObject({ next: null });
  const found = [...first.items, ...second.items];
  expect(new Set(found.map(({ id }) => id)).size).toBe(names.length);
  expect(found.map(({ name }) => name)).toEqual(names.toSorted((one, other) => one.localeCompare(other, "de")));
  expect((await call(advisor.fetchCompanies, { query: { after: "nonsense" } }, token)).status).toBe(400);
});

it("are found by what they are called and their town together", async () => {
  const mark = randomUUID();
  const called = { name: `Nordlicht ${mark}`, companyName: "Nordlicht Software GmbH" };
  const [, inKoeln] = await Promise.all(["Ulm", "Köln"].map((city) => addCompany({ ...called, city })));
  const found = (await search({ search: ` nordlicht ${mark} köln ` })).items;
  expect(found.map(({ id }) => id)).toEqual([inKoeln!.id]);
});

it("are leafed through by links also where the last of a page has as long a name as there can be", async () => {
  const mark = randomUUID();
  // Of the letters that a key takes most room for.
  const longest = (n: number) => `${mark} ${n + 10} `.padEnd(limits.lineCharacters, "工");
  const names = Array.from({ length: limits.companiesPerPage + 1 }, (_, n) => longest(n));
  await Promise.all(names.map((name) => addCompany({ name })));
  const first = await search({ search: mark });
  const { after } = placeIn(placeWith("https://portal.test/", { search: mark, after: first.next! }));
  const second = await search({ search: mark, after: after! });
  expect(second).toMatchObject({ items: [{ name: names.at(-1) }], next: null });
});

it("of a name that is there already are added only when another one is meant", async () => {
  const { name, city } = { name: `Elbgarten ${randomUUID()}`, city: "Unna" };
  await addCompany({ name, city });
  const address = { street: "Hafenstraße 1", postalCode: "20457", city: "Hamburg", phone: "040 4711" };
  const owner = { firstName: "Cem", lastName: "Öztürk", email: `${randomUUID()}@example.org` };
  const body = { name: name.toUpperCase(), ...address, ...owner };
  const add = (isAnother?: boolean) => call<ApiError>(office.addCompany, { body: { ...body, isAnother } }, token);
  const refused = await add();
  expect([refused.status, refused.body.customErrors]).toEqual([422, { name: ["companyNamed?city=Unna"] }]);
  expect((await add(true)).status).toBe(200);
});

it("name their owners and how many openings applicants find", async () => {
  const name = randomUUID();
  const { id } = await addCompany({ name });
  await addJobOpening(id);
  await addJobOpening(id, { status: "closed" });
  expect((await search({ search: name })).items).toMatchObject([{ owners: ["Anke Brandt"], openJobOpenings: 1 }]);
});

it("that are locked keep their people out at once, and applicants do not find their openings, until they are unlocked", async () => {
  const { id: companyId, token: ofOwner } = await addCompany();
  const opening = await addJobOpening(companyId);
  const params = { companyId };
  const mia = await addApplicant();
  const courses = opening.courseName!;
  const findsIt = async () => {
    const { body } = await call<{ items: { id: string }[] }>(
      applicant.fetchFilteredJobOpenings,
      { query: { courses } },
      mia.token,
    );
    return body.items.some(({ id }) => id === opening.id);
  };
  const look = () => call(applicant.fetchJobOpening, { params: { jobOpeningId: opening.id } }, mia.token);
  const ownHome = () => call(company.fetchCompanyHome, { params }, ofOwner);
  expect([await findsIt(), (await look()).status, (await ownHome()).status]).toEqual([true, 200, 200]);

  for (const _twice of [1, 2]) expect((await call(office.lockCompany, { params }, token)).status).toBe(204);
  const { status, body } = await ownHome();
  expect([status, body.customErrors]).toEqual([403, { company: ["companyLocked"] }]);
  expect([await findsIt(), (await look()).status]).toEqual([false, 404]);
  const me = await call<{ companies: object[] }>(company.fetchCompanyUser, {}, ofOwner);
  expect(me.body.companies).toMatchObject([{ id: companyId, isLocked: true }]);

  expect((await call(office.unlockCompany, { params }, token)).status).toBe(204);
  expect([await findsIt(), (await look()).status, (await ownHome()).status]).toEqual([true, 200, 200]);
});

it("get another owner by the office's invitation, but nobody twice", async () => {
  const { id: companyId, email } = await addCompany();
  const invite = (address: string) =>
    call(
      office.inviteOwner,
      { params: { companyId }, body: { firstName: "Cem", lastName: "Öztürk", email: address } },
      token,
    );
  expect((await invite(`${randomUUID()}@example.org`)).status).toBe(204);
  const again = await invite(email);
  expect([again.status, again.body.customErrors]).toEqual([422, { email: ["alreadyEmployee"] }]);
});
