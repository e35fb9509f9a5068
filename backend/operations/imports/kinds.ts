import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  type Cells,
  type ImportedCompany,
  type ImportKind,
  type InvoiceAnswers,
  listOf,
  namesIn,
} from "#contract/entities/import.ts";
import { Refusal } from "#contract/errors.ts";
import { nextVersion } from "#domain/stale-answers.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { company } from "../../db/schema/companies.ts";
import { campus } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { addCompany } from "../companies/add-company.ts";
import { lockCompanies, lockCompany } from "../companies/lock-company.ts";
import { changeOneOf } from "../programme/change-kept.ts";
import { createOneOf } from "../programme/create-kept.ts";
import { selectKept } from "../programme/kept.ts";

/** What is kept, as a row of its table would have it. */
export interface Stored {
  id: string;
  /** Nothing but imports changes an invoice, and one waits for the other. */
  version?: number;
  cells: Cells;
  /** By column, the keys of all cells that say what is kept, in whatever way it is written here. */
  alike?: Record<string, string[]>;
}
/** All cells of a row that changes something, and the names of those that differ. */
interface Change {
  stored: Stored;
  cells: Cells;
  changed: string[];
}
interface Kind {
  /** All that is kept, or only what the first column finds by one of these keys. */
  read: (db: Executor, keys?: string[]) => Promise<Stored[]>;
  add: (work: CallWork, caller: AdvisorCaller, cells: Cells) => Promise<{ id: string }>;
  change: (work: CallWork, caller: AdvisorCaller, change: Change) => Promise<void>;
  /** The column that tells those apart that the first one finds together. */
  apart?: string;
  /** What is wrong with the cells of a row beyond each by itself, by column. */
  objections?: (db: Executor, rows: Cells[]) => Promise<(cells: Cells, stored?: Stored) => Record<string, string[]>>;
  /** Locks what is about to be changed, where others lock several of them as well. */
  lock?: (db: Executor, ids: string[]) => Promise<unknown>;
  /** Columns that say something about new rows only. */
  onlyNew?: readonly string[];
}

/** How a cell finds what is kept: in whatever case it is written. */
export const keyOf = (cell: unknown) =>
  String(cell ?? "")
    .trim()
    .toLowerCase();
const keyIn = (column: AnyPgColumn | SQL) => sql<string>`lower(trim(${column}))`;
const isOneOf = (column: AnyPgColumn | SQL, keys: string[] | undefined): SQL | undefined =>
  keys && sql`${keyIn(column)} = any(${sql.param(keys)}::text[])`;

/** What can be imported: how it is found, added and changed. 409 for what somebody else is changing meanwhile. */
export const kinds: Record<ImportKind, Kind> = {
  companies: {
    read: readCompanies,
    add: (work, caller, cells) => addCompany(work, caller, { ...(cells as ImportedCompany), isAnother: true }),
    change: ({ db }, _caller, change) => changeCompany(db, change),
    apart: "city",
    objections: lostSeats,
    lock: (db, ids) => lockCompanies(db, inArray(company.id, ids)),
    onlyNew: ["firstName", "lastName"],
  },
  courses: {
    read: async (db) =>
      (await selectKept(db, "course")).map(withListed).map(cellsOf("name", "studyModel", "campuses", "endsOn")),
    add: (work, caller, cells) => createOneOf("course")(work, caller, withNames(cells) as never),
    change: (work, caller, { stored: { id, version }, ...change }) =>
      changeOneOf("course")(work, caller, { courseId: id, version, ...withNames(differing(change)) }),
    objections: unknownCampuses,
  },
  intakes: {
    read: async (db) => (await selectKept(db, "intake")).map(cellsOf("startsOn", "repeats", "endsOn")),
    add: (work, caller, cells) => createOneOf("intake")(work, caller, cells as never),
    change: (work, caller, { stored: { id, version }, ...change }) =>
      changeOneOf("intake")(work, caller, { intakeId: id, version, ...differing(change) }),
  },
  invoices: {
    read: readInvoices,
    add: ({ db }, _caller, cells) => addInvoice(db, cells),
    change: ({ db }, _caller, change) => changeInvoice(db, change),
    objections: unknownCompanies,
  },
};

const withListed = <Row extends { campuses: string[] }>(row: Row) => ({ ...row, campuses: listOf(row.campuses) });
const withNames = ({ campuses, ...cells }: Cells) => ({
  ...cells,
  ...(campuses !== undefined && { campuses: namesIn(campuses) }),
});

async function unknownCampuses(db: Executor) {
  const known = (await db.select({ name: campus.name }).from(campus)).map(({ name }) => name);
  return ({ campuses }: Cells): Record<string, string[]> =>
    namesIn(campuses).every((name) => known.includes(name)) ? {} : { campuses: ["campusUnknown"] };
}

const cellsOf =
  <Name extends string>(...columns: Name[]) =>
  (row: Record<Name, Cells[string]> & { id: string; version: number }): Stored => ({
    id: row.id,
    version: row.version,
    cells: Object.fromEntries(columns.map((column) => [column, row[column]])),
  });

const differing = ({ cells, changed }: Pick<Change, "cells" | "changed">) =>
  Object.fromEntries(changed.map((name) => [name, cells[name] ?? null]));

async function readCompanies(db: Executor, keys?: string[]): Promise<Stored[]> {
  const { id, version, name, city, locations, email, phone } = company;
  const rows = await db
    .select({ id, version, name, city, locations, email, phone })
    .from(company)
    .where(isOneOf(name, keys))
    .orderBy(keyIn(name), id);
  return rows.map(({ id, version, name, city, locations: [seat], email, phone }) => {
    const address = { street: seat?.street ?? null, postalCode: seat?.postalCode ?? null, city: seat?.city ?? city };
    return { id, version, cells: { name, ...address, phone, email, firstName: null, lastName: null } };
  });
}

const ofSeat = ["street", "postalCode", "city"];

/** The first location is the seat; the others stay. */
async function changeCompany(db: Executor, { stored, cells, changed }: Change) {
  const { name, street, postalCode, city, email, phone } = cells as ImportedCompany;
  const row = await lockCompany(db, stored.id);
  if (row.version !== stored.version) throw Refusal.conflict({});
  const others = row.locations.slice(1);
  const locations = street && postalCode ? [{ street, postalCode, city }, ...others] : others;
  const answers = changed.map((column) => (ofSeat.includes(column) ? "locations" : column));
  await db
    .update(company)
    .set({ name, city, locations, email, phone, ...nextVersion(row, answers) })
    .where(eq(company.id, stored.id));
}

/** Without an address the next location would become the seat, and be lost to the next import of the same row. */
async function lostSeats(db: Executor, rows: Cells[]) {
  const keys = rows.map(({ name }) => keyOf(name));
  const found = await db
    .select({ id: company.id })
    .from(company)
    .where(and(isOneOf(company.name, keys), sql`jsonb_array_length(${company.locations}) > 1`));
  const withOthers = new Set(found.map(({ id }) => id));
  return ({ street, postalCode }: Cells, stored?: Stored): Record<string, string[]> =>
    street === null && postalCode === null && stored && withOthers.has(stored.id) ? { street: ["seatNeeded"] } : {};
}

async function readInvoices(db: Executor, keys?: string[]): Promise<Stored[]> {
  const { id, number, issuedOn, dueOn, subject, amountCents, status, paidOn } = getTableColumns(invoice);
  const isShared = sql<boolean>`count(*) over (partition by ${keyIn(company.name)}) > 1`.as("is_shared");
  const named = db
    .select({ companyId: company.id, name: company.name, city: company.city, isShared })
    .from(company)
    .as("named");
  const itsCompany = { name: named.name, city: named.city, isShared: named.isShared };
  const rows = await db
    .select({ id, number, itsCompany, issuedOn, dueOn, subject, amountCents, status, paidOn })
    .from(invoice)
    .innerJoin(named, eq(named.companyId, invoice.companyId))
    .where(isOneOf(number, keys))
    .orderBy(issuedOn, number);
  return rows.map(({ id, itsCompany, ...cells }) => {
    const [name, withTown] = waysToName(itsCompany);
    const written = { ...cells, company: itsCompany.isShared ? withTown : name };
    return { id, cells: written, alike: { company: [keyOf(name), keyOf(withTown)] } };
  });
}

/** A cell names a company by its name or, where several share that, by name and town. */
const waysToName = ({ name, city }: { name: string; city: string }) => [name, `${name}, ${city}`] as const;

/** The ids of the companies that cells with these keys can name, by key. */
async function companiesNamed(db: Executor, keys: string[]) {
  const { id, name, city } = company;
  const found = await db
    .select({ id, name, city })
    .from(company)
    .where(or(isOneOf(name, keys), isOneOf(sql`${name} || ', ' || ${city}`, keys)));
  const named = new Map<string, string[]>();
  for (const { id, ...one } of found)
    for (const key of waysToName(one).map(keyOf)) named.set(key, [...(named.get(key) ?? []), id]);
  return named;
}

async function unknownCompanies(db: Executor, rows: Cells[]) {
  const keys = rows.map(({ company }) => keyOf(company));
  const named = await companiesNamed(db, keys);
  return ({ company }: Cells): Record<string, string[]> => {
    const { length } = named.get(keyOf(company)) ?? [];
    return company === undefined || length === 1
      ? {}
      : { company: [length === 0 ? "companyUnknown" : "companyAmbiguous"] };
  };
}

async function idOfCompany(db: Executor, cell: string) {
  const key = keyOf(cell);
  return (await companiesNamed(db, [key])).get(key)![0]!;
}

async function addInvoice(db: Executor, cells: Cells) {
  const { company: name, ...answers } = cells as InvoiceAnswers;
  const values = { ...answers, companyId: await idOfCompany(db, name) };
  const [added] = await db.insert(invoice).values(values).returning({ id: invoice.id });
  return added!;
}

/** An invoice stays with its company, whose name others may have, unless the table names another one. */
async function changeInvoice(db: Executor, { stored, cells, changed }: Change) {
  const { company: name, ...answers } = cells as InvoiceAnswers;
  const moved = changed.includes("company") && { companyId: await idOfCompany(db, name) };
  await db
    .update(invoice)
    .set({ ...answers, ...moved })
    .where(eq(invoice.id, stored.id));
}
