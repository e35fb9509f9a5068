import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Column {
  label: string;
  /** The column's content needs no label beside it on phones. */
  isPlain?: true;
  /** A few words that stay on one line, as a duration. */
  isShort?: true;
  /** Numbers that are added up stand at the end. */
  isAmount?: true;
}
interface TableRow {
  key: string;
  /** With an id, links can lead to the row. */
  id?: string;
  /** The name of the row, which is its one link. */
  name: ReactNode;
  /** The row's content in the other columns. */
  cells: ReactNode[];
}
interface Total {
  label: string;
  amount: string;
}
/** `label` says what is compared; `name` heads the names of the rows; `totals` are sums of the last column. */
type TableProps = { label: string; name: string; columns: Column[]; rows: TableRow[]; totals?: Total[] };

// On phones a row is a block, which loses its table role unless the role is stated.
const role = { table: "table", group: "rowgroup", row: "row", column: "columnheader", name: "rowheader", cell: "cell" };

/** For comparing and adding up. On phones each row becomes a block in which the columns are labels. */
export function Table({ label, name, columns, rows, totals = [] }: TableProps) {
  return (
    <table className="table" role={role.table} aria-label={label}>
      <thead role={role.group}>
        <tr role={role.row}>
          <th role={role.column} scope="col">
            {name}
          </th>
          {columns.map((column) => (
            <th key={column.label} role={role.column} scope="col" className={column.isAmount && "amount"}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role.group}>
        {rows.map((row) => (
          <tr key={row.key} id={row.id} tabIndex={row.id ? -1 : undefined} role={role.row}>
            <th role={role.name} scope="row">
              {row.name}
            </th>
            {columns.map(({ label, isPlain, isShort, isAmount }, index) => (
              <td
                key={label}
                role={role.cell}
                data-label={isPlain ? undefined : label}
                className={classNames(isAmount && "amount", isShort && "unbroken")}
              >
                <div>{row.cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot role={role.group}>
          {totals.map((total) => (
            <tr key={total.label} role={role.row}>
              <th role={role.name} scope="row" colSpan={columns.length}>
                {total.label}
              </th>
              <td role={role.cell} className="amount">
                {total.amount}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
