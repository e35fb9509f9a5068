import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { invoiceStatuses } from "../enumerations/accounting.ts";
import { rowStates } from "../enumerations/import.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";
import { day, oneLine, postalCode, text } from "../values.ts";
import { newCompany } from "./kept-company.ts";
import { courseAnswers, newIntake } from "./programme.ts";

const endsOn = day.nullable().default(null);

/** An invoice as accounting writes it; its PDF is no part of a table and is uploaded afterwards. */
const invoiceAnswers = z.object({
  number: oneLine(limits.nameCharacters),
  /** By name, and by name and town (`Nordlicht GmbH, Köln`) where several have it. */
  company: oneLine(2 * limits.lineCharacters + 2),
  issuedOn: day,
  dueOn: day,
  subject: oneLine(limits.lineCharacters),
  /** Negative for a credit note. */
  amountCents: z
    .number({ error: ({ input }) => message(input ? "numeric" : "required") })
    .int(message("numeric"))
    .min(-deskLimits.invoiceCents, message("numeric"))
    .max(deskLimits.invoiceCents, message("numeric")),
  status: z.enum(invoiceStatuses),
  paidOn: day.nullable().default(null),
});
export type InvoiceAnswers = z.infer<typeof invoiceAnswers>;

const { name, city, street, email, phone, firstName, lastName } = newCompany.shape;
const orNone = <T extends z.ZodType>(value: T) => value.nullable().default(null);

/**
 * A company of a table; the person is invited to own the account of one that is new. What was exported is taken back:
 * its postal code may be from before German ones were looked at.
 */
const importedCompany = z
  .object({
    name,
    street: orNone(street),
    postalCode: orNone(postalCode),
    city,
    phone: orNone(phone),
    email: orNone(email),
    firstName: orNone(firstName),
    lastName: orNone(lastName),
  })
  .superRefine(({ street, postalCode, email, firstName, lastName }, context) => {
    const together = [
      { street, postalCode },
      { firstName, lastName, ...((firstName || lastName) && { email }) },
    ];
    for (const group of together)
      for (const [field, value] of Object.entries(group))
        if (value === null && Object.values(group).some(Boolean))
          context.addIssue({ code: "custom", path: [field], message: message("required") });
  });
export type ImportedCompany = z.infer<typeof importedCompany>;

/** Names of several, as one cell lists them in order. */
const listed = orNone(text(limits.longTextCharacters)).transform((names) => names && listOf(namesIn(names)));
/** A name that holds a separator stands in quotes, its own ones doubled, as cells of a CSV table do. */
const oneName = /\s*"((?:[^"]|"")*)"\s*(?=[,;]|$)|[^,;]+/g;
export const namesIn = (cell: Cell | undefined) =>
  [...String(cell ?? "").matchAll(oneName)]
    .map(([bare, quoted]) => (quoted?.replaceAll('""', '"') ?? bare).trim())
    .filter(Boolean);
export const listOf = (names: string[]) => [...new Set(names)].toSorted().map(asListed).join(", ") || null;
const asListed = (name: string) => (/[,;]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** What comes as a table: the answers of a row, in the order of their columns; the first one finds what is kept. */
export const importKinds = {
  companies: importedCompany,
  courses: courseAnswers.omit({ campuses: true }).extend({ campuses: listed, endsOn }),
  intakes: newIntake.extend({ endsOn }).pick({ startsOn: true, repeats: true, endsOn: true }),
  invoices: invoiceAnswers,
};
export type ImportKind = keyof typeof importKinds;
const kind = z.enum(Object.keys(importKinds) as [ImportKind, ...ImportKind[]]);
export const ofKind = z.object({ kind });

export const columnsOf = (kind: ImportKind) => Object.keys(importKinds[kind].shape);

/** Days as `YYYY-MM-DD`, amounts in cents; a text that could not be read as its column asks stays as it is. */
const cell = z.union([z.string().max(limits.longTextCharacters), z.number(), z.boolean()]).nullable();
export type Cell = z.infer<typeof cell>;
const cells = z.record(z.string().max(limits.nameCharacters), cell);
export type Cells = z.infer<typeof cells>;

/** Rows with all columns of their kind. */
export const exportedRows = z.array(cells);

export const newImport = ofKind.extend({
  fileName: oneLine(limits.lineCharacters),
  /** Each with its number in the file. Columns that are left out stay as they are kept. */
  rows: z.array(z.object({ row: z.number().int(), cells })).max(deskLimits.importRows),
});
export type NewImport = z.infer<typeof newImport>;

/** What becomes of a row. */
const plannedRow = z.object({
  row: z.number().int(),
  /** What the row is about: a name, a number, or a day. */
  name: cell,
  state: z.enum(rowStates),
  /** With what is kept now; of something new, null. */
  changes: z.array(z.object({ field: z.string(), from: cell, to: cell })),
  /** By column, as keys of the `errors` namespace. */
  errors: z.record(z.string(), z.array(z.string())),
});
export type PlannedRow = z.infer<typeof plannedRow>;

const count = z.number().int();
/** What an import would do now. */
export const plannedImport = ofKind.extend({
  fileName: z.string(),
  createdAt: z.string(),
  counts: z.record(z.enum(rowStates), count),
  /** How many people it invites. */
  invitations: count,
  /** Of all that it would do: to be sent along, so that nothing else is done. */
  digest: z.string(),
  /** One page of the rows that were asked for. */
  rows: z.array(plannedRow),
  next: count.nullable(),
});
export type PlannedImport = z.infer<typeof plannedImport>;

/** Which rows of an import are shown. */
export const rowSearch = z.object({
  state: z.enum(rowStates).optional(),
  page: z.coerce.number().int().min(1).max(limits.pages).default(1),
});
export type RowSearch = z.infer<typeof rowSearch>;
