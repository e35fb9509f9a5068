import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoice } from "#backend/db/schema/accounting.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { company } from "#backend/db/schema/companies.ts";
import { stagedImport } from "#backend/db/schema/imports.ts";
import { campus, course } from "#backend/db/schema/unit.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { company as companyCalls } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { Invoice } from "#contract/entities/accounting.ts";
import type { Cells, ImportKind, PlannedImport } from "#contract/entities/import.ts";
import type { History } from "#contract/entities/programme.ts";
import { limits } from "#contract/limits.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";

const { backend, addAdvisor, addCompany, call, db, kindsTo } = await useWorld();
const jutta = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });

async function stage(kind: ImportKind, ...cells: Cells[]) {
  const rows = cells.map((one, index) => ({ row: index + 2, cells: one }));
  const body = { kind, fileName: "Tabelle.csv", rows };
  return (await call<{ id: string }>(office.stageImport, { body }, jutta.token)).body.id;
}
const preview = async (importId: string, query: Record<string, string> = {}) =>
  (await call<PlannedImport>(office.fetchImport, { params: { importId }, query }, jutta.token)).body;
const importIt = (importId: string, digest: string) =>
  call<{ added: number; changed: number }>(office.importTable, { params: { importId }, body: { digest } }, jutta.token);
const importAsSeen = async (importId: string) => importIt(importId, (await preview(importId)).digest);
const exported = async (kind: ImportKind) =>
  (await call<Cells[]>(office.fetchExport, { params: { kind } }, jutta.token)).body;

const newCourse = () => `Studiengang ${randomUUID()}`;
const courseNamed = async (name: string) => (await db.select().from(course).where(eq(course.name, name)))[0];

it("shows what a table would change, row by row, those with an error first, and changes nothing by it", async () => {
  const [known, same, added] = [newCourse(), newCourse(), newCourse()];
  await db.insert(course).values([known, same].map((name) => ({ name, studyModel: "DS" as const })));
  const id = await stage(
    "courses",
    { name: known, studyModel: "DMS", endsOn: "2031-09-30" },
    { name: same, studyModel: "DS" },
    { name: added, studyModel: "DS" },
    { name: newCourse(), studyModel: "Abend", endsOn: "bald" },
    { name: added.toUpperCase(), studyModel: "DS" },
  );
  const { rows, counts } = await preview(id);
  expect(counts).toEqual({ error: 2, new: 1, changed: 1, same: 1 });
  expect(rows.map(({ row, state }) => [row, state])).toEqual([
    [5, "error"],
    [6, "error"],
    [2, "changed"],
    [3, "same"],
    [4, "new"],
  ]);
  expect(rows[2]!.changes).toEqual([
    { field: "studyModel", from: "DS", to: "DMS" },
    { field: "endsOn", from: null, to: "2031-09-30" },
  ]);
  expect([rows[0]!.errors, rows[1]!.errors]).toEqual([
    { studyModel: ["cell"], endsOn: ["date"] },
    { name: ["twice?row=4"] },
  ]);
  expect((await preview(id, { state: "error" })).rows.map(({ row }) => row)).toEqual([5, 6]);
  expect(await courseNamed(added)).toBeUndefined();
  expect(await courseNamed(known)).toMatchObject({ studyModel: "DS", version: 1 });
});

it("reads where courses are taught from one cell, and refuses a campus that there is not", async () => {
  const campuses = [`Essen ${randomUUID()}`, `Ulm ${randomUUID()}`];
  const place = { city: "Essen", phone: "+49 201 000", email: "essen@example.org" };
  await db.insert(campus).values(campuses.map((name) => ({ name, ...place })));
  const name = newCourse();
  const typed = `${campuses[1]} ; ${campuses[0]},${campuses[1]}`;
  expect((await importAsSeen(await stage("courses", { name, studyModel: "DS", campuses: typed }))).status).toBe(200);
  expect((await courseNamed(name))?.campuses).toEqual(campuses);
  const again = await preview(await stage("courses", { name, campuses: campuses.join(", ") }, { name: newCourse() }));
  expect(again.rows[1]).toMatchObject({ state: "same", changes: [] });
  const wrong = await preview(await stage("courses", { name, campuses: "Atlantis" }));
  expect(wrong.rows[0]!.errors).toEqual({ campuses: ["campusUnknown"] });
  await importAsSeen(await stage("courses", { name, campuses: null }));
  expect((await courseNamed(name))?.campuses).toEqual([]);
});

it.each(["Essen, Nord", "Ulm; Süd", 'Haus "Weser"', '"Alte" Post', '"Am Markt, links"'])(
  "gives out a course at the campus %s so that it can be imported again, alone and beside another one",
  async (named) => {
    const campuses = [`${named} ${randomUUID()}`, `${randomUUID()} ${named}`].toSorted();
    const place = { city: "Essen", phone: "+49 201 000", email: "essen@example.org" };
    await db.insert(campus).values(campuses.map((name) => ({ name, ...place })));
    const courses = [campuses, campuses.slice(1)].map((campuses) => ({ name: newCourse(), campuses }));
    await db.insert(course).values(courses.map((one) => ({ ...one, studyModel: "DS" as const })));
    const names = courses.map(({ name }) => name);
    const table = (await exported("courses")).filter(({ name }) => names.includes(String(name)));
    expect((await preview(await stage("courses", ...table))).counts).toMatchObject({ error: 0, changed: 0, same: 2 });
    await db.update(course).set({ campuses: [] }).where(inArray(course.name, names));
    expect((await importAsSeen(await stage("courses", ...table))).body).toEqual({ added: 0, changed: 2 });
    for (const one of courses) expect((await courseNamed(one.name))?.campuses).toEqual(one.campuses);
  },
);

it("takes a campus with quotes in its name from a table that was written without others around it", async () => {
  const name = newCourse();
  const place = { city: "Essen", phone: "+49 201 000", email: "essen@example.org" };
  const campuses = [`"Alte" Post ${randomUUID()}`, `Haus "Weser" ${randomUUID()}`];
  await db.insert(campus).values(campuses.map((name) => ({ name, ...place })));
  await importAsSeen(await stage("courses", { name, studyModel: "DS", campuses: campuses.join(", ") }));
  expect((await courseNamed(name))?.campuses).toEqual(campuses);
});

it("imports all of a table or, with one row wrong, nothing of it", async () => {
  const name = newCourse();
  const wrong = await stage("courses", { name, studyModel: "DS" }, { name: newCourse() });
  expect((await importAsSeen(wrong)).status).toBe(422);
  expect(await courseNamed(name)).toBeUndefined();
  const right = await stage("courses", { name, studyModel: "DS" });
  expect((await importAsSeen(right)).body).toEqual({ added: 1, changed: 0 });
  expect(await courseNamed(name)).toMatchObject({ studyModel: "DS" });
  expect((await importIt(right, "again")).status).toBe(404);
});

it("imports only what was seen: after a change in between it says so, and the preview shows the present", async () => {
  const name = newCourse();
  await db.insert(course).values({ name, studyModel: "DS" });
  const id = await stage("courses", { name, endsOn: "2031-09-30" });
  const seen = await preview(id);
  await db.update(course).set({ endsOn: "2030-03-31" }).where(eq(course.name, name));
  expect((await importIt(id, seen.digest)).status).toBe(409);
  expect(await courseNamed(name)).toMatchObject({ endsOn: "2030-03-31" });
  expect((await preview(id)).rows[0]!.changes).toEqual([{ field: "endsOn", from: "2030-03-31", to: "2031-09-30" }]);
  expect((await importAsSeen(id)).body).toEqual({ added: 0, changed: 1 });
});

it("records each row by who imported it, and the history of what was changed tells so", async () => {
  const name = newCourse();
  await importAsSeen(await stage("courses", { name, studyModel: "DS" }));
  await importAsSeen(await stage("courses", { name, studyModel: "DMS" }));
  const { id: courseId } = (await courseNamed(name))!;
  const entries = await db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, courseId), eq(auditEntry.caller, jutta.id)))
    .orderBy(auditEntry.at);
  expect(entries.map(({ operation, fields }) => [operation, fields])).toEqual([
    ["study_advisor.importTable", ["name", "studyModel"]],
    ["study_advisor.importTable", ["studyModel"]],
  ]);
  const { body } = await call<History>(office.fetchCourse, { params: { courseId } }, jutta.token);
  expect(body.changes[0]).toMatchObject({ act: "import", by: "Jutta Hellwig", fields: ["studyModel"] });
});

it("gives out tables that change nothing when they are imported again", async () => {
  const { id } = await addCompany({ name: randomUUID() });
  const locations = [{ street: "Ring 1", postalCode: "1010", city: "Wien" }];
  await db.update(company).set({ locations }).where(eq(company.id, id));
  for (const kind of ["companies", "courses", "intakes", "invoices"] as const) {
    const rows = (await exported(kind)).slice(0, deskLimits.importRows);
    const { counts } = await preview(await stage(kind, ...rows));
    expect([kind, counts.new, counts.changed, counts.error]).toEqual([kind, 0, 0, 0]);
  }
});

it("adds companies, invites whom the table names, and finds those that exist by their name", async () => {
  const [mark, email] = [randomUUID(), `${randomUUID()}@example.org`];
  const [known, unnamed] = [await addCompany({ name: `Nordlicht ${mark}` }), `Ohne ${mark}`];
  const place = { street: "Weg 1", postalCode: "51545", city: "Waldbröl", phone: "02291 4710" };
  const id = await stage(
    "companies",
    { name: `Tannenhof ${mark}`, ...place, email, firstName: "Henrike", lastName: "Tann" },
    { name: unnamed, city: "Köln" },
    { name: `NORDLICHT ${mark}`, phone: "0221 4711", firstName: "Cem", lastName: "Öztürk" },
  );
  const { rows, invitations } = await preview(id);
  expect([rows.map(({ state }) => state), invitations]).toEqual([["new", "new", "changed"], 1]);
  expect((await importAsSeen(id)).body).toEqual({ added: 2, changed: 1 });
  expect(await kindsTo(email)).toEqual(["ownerInvited"]);
  const [changed] = await db.select().from(company).where(eq(company.id, known.id));
  expect([changed!.phone, changed!.version]).toEqual(["0221 4711", 2]);
  const half = await preview(
    await stage("companies", { name: randomUUID(), city: "Köln", street: "Weg 1", lastName: "Tann" }),
  );
  expect(half.rows[0]!.errors).toEqual({ postalCode: ["required"], firstName: ["required"], email: ["required"] });
});

it("keeps all locations of a company whose row empties the seat's address, however often it is imported", async () => {
  const name = randomUUID();
  const { id: companyId } = await addCompany({ name });
  const locations = ["Köln", "Bonn", "Ulm"].map((city) => ({ street: "Weg 1", postalCode: "50667", city }));
  await db.update(company).set({ locations }).where(eq(company.id, companyId));
  const row = { name, street: null, postalCode: null };
  for (const city of [undefined, "Köln"]) {
    const id = await stage("companies", { ...row, ...(city && { city }) });
    expect((await preview(id)).rows[0]!.errors).toEqual({ street: ["seatNeeded"] });
    expect((await importAsSeen(id)).status).toBe(422);
  }
  expect((await db.select().from(company).where(eq(company.id, companyId)))[0]).toMatchObject({ locations });
  await db
    .update(company)
    .set({ locations: locations.slice(0, 1) })
    .where(eq(company.id, companyId));
  expect((await importAsSeen(await stage("companies", row))).body).toEqual({ added: 0, changed: 1 });
  expect((await preview(await stage("companies", row))).rows[0]).toMatchObject({ state: "same" });
});

it("locks companies in the order in which others do, whatever the order of its rows", async () => {
  const found = await Promise.all([addCompany(), addCompany()]);
  const [first, second] = found.map(({ id }) => id).toSorted() as [string, string];
  const nameOf = async (id: string) => {
    const name = `Nordlicht ${randomUUID()}`;
    await db.update(company).set({ name }).where(eq(company.id, id));
    return name;
  };
  const [firstName, secondName] = [await nameOf(first), await nameOf(second)];
  const address = { street: "Deichweg 3", postalCode: "50667", city: "Köln" };
  const table = await stage("companies", { name: secondName, ...address }, { name: firstName, ...address });
  const { digest } = await preview(table);
  const { importing } = await db.transaction(async (tx) => {
    await tx.select().from(company).where(eq(company.id, first)).for("no key update");
    const importing = importIt(table, digest);
    await untilSomebodyWaits(tx);
    const isFree = tx.select().from(company).where(eq(company.id, second)).for("no key update", { noWait: true });
    expect(await isFree).toHaveLength(1);
    return { importing };
  });
  expect((await importing).body).toEqual({ added: 0, changed: 2 });
});

it("changes no company of two that have the same name, in one town or where the row says none of theirs", async () => {
  const name = randomUUID();
  for (const city of ["Köln", "Köln", "Ulm"]) await addCompany({ name, city });
  const row = { name, phone: "0221 4711" };
  for (const cells of [row, { ...row, city: "Köln" }, { ...row, city: "Bonn" }]) {
    const { rows } = await preview(await stage("companies", cells));
    expect(rows[0]!.errors).toEqual({ name: ["ambiguous"] });
  }
});

it("changes the one company of several of the same name whose town the row says, also in a table of all", async () => {
  const name = randomUUID();
  const { id } = await addCompany({ name, city: "Köln", phone: "0221 4710" });
  const { id: inUlm } = await addCompany({ name, city: "Ulm" });
  const locations = ["Ulm", "Bonn"].map((city) => ({ street: "Weg 1", postalCode: "50667", city }));
  await db.update(company).set({ locations }).where(eq(company.id, inUlm));
  const table = (await exported("companies")).filter((row) => row.name === name);
  const changed = table.map((row) => (row.city === "Köln" ? { ...row, phone: null } : row));
  const plan = await preview(await stage("companies", ...changed));
  expect(plan.counts).toMatchObject({ error: 0, changed: 1, same: 1 });
  expect((await importAsSeen(await stage("companies", ...changed))).body).toEqual({ added: 0, changed: 1 });
  expect((await db.select().from(company).where(eq(company.id, id)))[0]).toMatchObject({ phone: null });
  const twice = await preview(await stage("companies", ...changed, changed[0]!));
  expect(twice.rows[0]!.errors).toEqual({ name: ["twice?row=2"] });
});

it("adds invoices to the company that they name, which reads them without a file", async () => {
  const name = randomUUID();
  const { id: companyId, token } = await addCompany({ name });
  const number = randomUUID();
  const one = { number, issuedOn: "2026-10-01", dueOn: "2026-10-31", subject: "Studiengebühr", amountCents: 124050 };
  const id = await stage("invoices", { ...one, company: name, status: "open" });
  expect((await importAsSeen(id)).body).toEqual({ added: 1, changed: 0 });
  const list = await call<Invoice[]>(companyCalls.fetchInvoices, { query: { companyId } }, token);
  expect(list.body).toMatchObject([{ number, amountCents: 124050, status: "open", hasFile: false }]);
  const params = { companyId, invoiceId: list.body[0]!.id };
  expect((await call(companyCalls.previewInvoice, { params }, token)).status).toBe(404);
  await importAsSeen(await stage("invoices", { number, status: "paid", paidOn: "2026-10-20" }));
  expect((await db.select().from(invoice).where(eq(invoice.number, number)))[0]).toMatchObject({ status: "paid" });
  const wrong = { ...one, number: randomUUID(), status: "open", company: randomUUID(), amountCents: "viel" };
  const { rows } = await preview(await stage("invoices", wrong, { ...wrong, amountCents: 1 }));
  expect(rows.map(({ errors }) => errors)).toMatchObject([
    { amountCents: ["numeric"] },
    { company: ["companyUnknown"] },
  ]);
});

it("leaves an invoice with its company, though another has the same name, unless the table names one", async () => {
  const [name, number] = [randomUUID(), randomUUID()];
  const companies = [await addCompany({ name }), await addCompany({ name })].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const companyId = companies[1]!.id;
  const answers = { issuedOn: "2026-10-01", dueOn: "2026-10-31", subject: "Studiengebühr", amountCents: 124050 };
  await db.insert(invoice).values({ ...answers, number, companyId, status: "open" });
  expect((await importAsSeen(await stage("invoices", { number, status: "paid" }))).body.changed).toBe(1);
  const kept = async () => (await db.select().from(invoice).where(eq(invoice.number, number)))[0];
  expect(await kept()).toMatchObject({ status: "paid", companyId });
  const otherName = randomUUID();
  const other = await addCompany({ name: otherName });
  expect((await importAsSeen(await stage("invoices", { number, company: otherName }))).body.changed).toBe(1);
  expect(await kept()).toMatchObject({ companyId: other.id });
});

it("tells invoices of companies that share a name apart by their towns", async () => {
  const name = `Nordlicht ${randomUUID()}`;
  const [inKoeln, inUlm] = [await addCompany({ name, city: "Köln" }), await addCompany({ name, city: "Ulm" })];
  const answers = { issuedOn: "2026-10-01", dueOn: "2026-10-31", subject: "Studiengebühr", amountCents: 124050 };
  const numbers = ["1", "2", "3"].map((digit) => `${name} ${digit}`);
  await db.insert(invoice).values([
    { ...answers, number: numbers[0]!, companyId: inKoeln.id },
    { ...answers, number: numbers[1]!, companyId: inUlm.id },
  ]);
  const table = (await exported("invoices")).filter(({ number }) => numbers.includes(String(number)));
  expect(table.map(({ company }) => company).toSorted()).toEqual([`${name}, Köln`, `${name}, Ulm`]);
  const withoutTowns = table.map((row) => ({ ...row, company: name.toUpperCase() }));
  for (const rows of [table, withoutTowns])
    expect((await preview(await stage("invoices", ...rows))).counts).toMatchObject({ error: 0, changed: 0, same: 2 });
  const added = { ...answers, number: numbers[2]!, status: "open" };
  for (const [company, error] of [
    [name, "companyAmbiguous"],
    [`${name}, Bonn`, "companyUnknown"],
  ] as const) {
    const { rows } = await preview(await stage("invoices", { ...added, company }));
    expect(rows[0]!.errors).toEqual({ company: [error] });
  }
  const moved = { number: numbers[1]!, company: `${name}, köln` };
  const imported = await importAsSeen(await stage("invoices", { ...added, company: `${name}, Ulm` }, moved));
  expect(imported.body).toEqual({ added: 1, changed: 1 });
  const kept = await db.select().from(invoice).where(inArray(invoice.number, numbers));
  const companyOf = (number: string) => kept.find((one) => one.number === number)?.companyId;
  expect(numbers.map(companyOf)).toEqual([inKoeln.id, inKoeln.id, inUlm.id]);
});

it("takes a town behind a company's name also where no other company has it, but none that two could mean", async () => {
  const name = `Nordlicht ${randomUUID()}`;
  const { id: companyId } = await addCompany({ name, city: "Köln" });
  const number = randomUUID();
  const answers = { issuedOn: "2026-10-01", dueOn: "2026-10-31", subject: "Gebühr", amountCents: 100, status: "open" };
  const stageIt = () => stage("invoices", { ...answers, number, company: `${name}, Köln` });
  const before = await stageIt();
  const { id: other } = await addCompany({ name: `${name}, Köln`, city: "Ulm" });
  expect((await preview(before)).rows[0]!.errors).toEqual({ company: ["companyAmbiguous"] });
  await db.update(company).set({ name: randomUUID() }).where(eq(company.id, other));
  expect((await importAsSeen(before)).body).toEqual({ added: 1, changed: 0 });
  expect((await db.select().from(invoice).where(eq(invoice.number, number)))[0]).toMatchObject({ companyId });
  expect((await preview(await stageIt())).rows[0]).toMatchObject({ state: "same" });
});

it("gives out an invoice of a company whose name and town are as long as there can be, so that it comes in again", async () => {
  const name = randomUUID().padEnd(limits.lineCharacters, "x");
  const city = "y".repeat(limits.lineCharacters);
  const { id: companyId } = await addCompany({ name, city });
  await addCompany({ name });
  const number = randomUUID();
  const days = { issuedOn: "2026-10-01", dueOn: "2026-10-31" };
  await db.insert(invoice).values({ ...days, number, companyId, subject: "Gebühr", amountCents: 100 });
  const table = (await exported("invoices")).filter((row) => row.number === number);
  const rows = [...table, ...table.map((row) => ({ ...row, number: randomUUID() }))];
  expect((await preview(await stage("invoices", ...rows))).counts).toMatchObject({ error: 0, same: 1, new: 1 });
});

it("shows a long table in pages, and drops one that nobody imports", async () => {
  const cells = Array.from({ length: deskLimits.importRowsPerPage + 1 }, () => ({
    name: newCourse(),
    studyModel: "DS",
  }));
  const id = await stage("courses", ...cells);
  const first = await preview(id);
  expect([first.rows.length, first.next]).toEqual([deskLimits.importRowsPerPage, 2]);
  expect((await preview(id, { page: "2" })).rows).toHaveLength(1);
  await sweep(backend, new Date(Date.now() + (deskLimits.importHours + 1) * 3_600_000));
  expect(await db.$count(stagedImport, eq(stagedImport.id, id))).toBe(0);
});
