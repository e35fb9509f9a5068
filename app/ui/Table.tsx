import type { ReactNode } from "react";

interface Column {
  label: string;
  /** The column's content needs no label beside it on phones. */
  isPlain?: true;
}
interface TableRow {
  key: string;
  /** The name of the row, which is its one link. */
  name: ReactNode;
  /** The row's content in the other columns. */
  cells: ReactNode[];
}
/** `label` says what is compared; `name` heads the names of the rows. */
type TableProps = { label: string; name: string; columns: Column[]; rows: TableRow[] };

// On phones a row is a block, which loses its table role unless the role is stated.
const role = { table: "table", group: "rowgroup", row: "row", column: "columnheader", name: "rowheader", cell: "cell" };

/** For comparing and adding up. On phones each row becomes a block in which the columns are labels. */
export function Table({ label, name, columns, rows }: TableProps) {
  return (
    <table className="table" role={role.table} aria-label={label}>
      <thead role={role.group}>
        <tr role={role.row}>
          <th role={role.column} scope="col">
            {name}
          </th>
          {columns.map((column) => (
            <th key={column.label} role={role.column} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role.group}>
        {rows.map((row) => (
          <tr key={row.key} role={role.row}>
            <th role={role.name} scope="row">
              {row.name}
            </th>
            {columns.map(({ label, isPlain }, index) => (
              <td key={label} role={role.cell} data-label={isPlain ? undefined : label}>
                <div>{row.cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
