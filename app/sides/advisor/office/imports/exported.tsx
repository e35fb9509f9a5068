import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { columnsOf } from "#contract/entities/import.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { cellOfTable } from "./cells.ts";
import { kindIn } from "./kind.server.ts";

/** All that is kept of a kind, as a file that can be changed and imported again. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const kind = kindIn(args);
  const rows = await context.api(office.fetchExport, { params: { kind } });
  const t = wordsOfFile(context, ["imports"]);
  return listFile(
    t,
    t(`file.${kind}`),
    rows,
    columnsOf(kind).map((column) => [
      t(`column.${kind}.${column}`),
      (cells) => cellOfTable(t, column, cells[column] ?? null),
    ]),
  );
}
