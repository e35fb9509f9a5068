import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import type { ImportKind, PlannedRow } from "#contract/entities/import.ts";
import { readMessage } from "#contract/message.ts";
import { cellInWords } from "./cells.ts";

const marks = { error: "bad", new: "done", changed: "done", same: "open" } as const;

/** What becomes of each row of a table, and why. */
export function PlannedRows({ kind, first, rows }: { kind: ImportKind; first: string; rows: PlannedRow[] }) {
  const t = useT();
  return (
    <Table
      label={t("rows")}
      name={t(`column.${kind}.${first}`)}
      columns={[{ label: t("row") }, { label: t("state.label") }, { label: t("what") }]}
      rows={rows.map((row) => ({
        key: String(row.row),
        name: <bdi className="of-file">{cellInWords(t, first, row.name) || t("nameless")}</bdi>,
        cells: [
          row.row,
          <Status key="state" state={marks[row.state]}>
            {t(`state.one.${row.state}`)}
          </Status>,
          <What key="what" kind={kind} of={row} />,
        ],
      }))}
    />
  );
}

/** Errors by column, or what a column holds now and will hold. */
function What({ kind, of: { state, changes, errors } }: { kind: ImportKind; of: PlannedRow }) {
  const t = useT();
  const lines = [
    ...Object.entries(errors).flatMap(([column, reasons]) =>
      reasons.map((reason) => ({ column, text: reasonInWords(t, reason) })),
    ),
    ...changes.map(({ field, from, to }) => {
      const after = cellInWords(t, field, to) || t("empty");
      return {
        column: field,
        text: state === "new" ? after : t("becomes", { from: cellInWords(t, field, from) || t("empty"), to: after }),
      };
    }),
  ];
  return lines.map(({ column, text }) => (
    <div key={`${column} ${text}`}>
      {t(`column.${kind}.${column}`)}: <bdi>{text}</bdi>
    </div>
  ));
}

/** Errors of rows have words of their own, those of their cells are the same as in forms. */
function reasonInWords(t: Translate, reason: string) {
  const { key, values } = readMessage(reason);
  return t.has(`imports:error.${key}`) ? t(`imports:error.${key}`, values) : t(`errors:${key}`, values);
}
