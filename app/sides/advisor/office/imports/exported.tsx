import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { csvAnswer } from "#app/csv.server.ts";
import { office } from "#contract/calls/office.ts";
import { columnsOf } from "#contract/entities/import.ts";
import { todayInGermany } from "#domain/today.ts";
import { cellOfTable } from "./cells.ts";
import { kindIn } from "./kind.server.ts";
import { wordsOfTables } from "./read-table.server.ts";

/** All that is kept of a kind, as a file that can be changed and imported again. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const kind = kindIn(args);
  const rows = await context.api(office.fetchExport, { params: { kind } });
  const t = wordsOfTables(context.language);
  const columns = columnsOf(kind);
  return csvAnswer(context.language, {
    name: `${t(`file.${kind}`)}-${todayInGermany(new Date())}`,
    heads: columns.map((column) => t(`column.${kind}.${column}`)),
    rows: rows.map((cells) => columns.map((column) => cellOfTable(t, column, cells[column] ?? null))),
  });
}
