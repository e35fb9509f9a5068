import type { ReactNode } from "react";

interface Bar {
  key: string;
  name: ReactNode;
  /** How long the bar is, and how much of it is filled. */
  all: number;
  part: number;
  /** What the bar says. */
  words: ReactNode;
}
interface Props {
  /** The id of its heading. */
  labelledBy: string;
  bars: Bar[];
}

/**
 * A table that draws itself (look §9): at most seven rows, one colour, one start, no axis. On phones the rows are
 * blocks, which removes the parts' roles, so the roles are stated.
 */
export function Bars({ labelledBy, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ all }) => all));
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display takes them away
    <table className="bars" role="table" aria-labelledby={labelledBy}>
      <tbody role="rowgroup">
        {bars.map(({ key, name, all, part, words }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            <td role="cell">
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" width="200" height="18" aria-hidden="true">
                {all > 0 && <rect className="all" width={all} height="1" fill="none" stroke="currentColor" />}
                <rect className="part" width={part} height="1" />
              </svg>
              <span>{words}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: display takes them away
  );
}
