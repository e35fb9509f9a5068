import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

type PagerLink = { to: string; label: ReactNode };
type PagerProps = { label: string; position?: ReactNode; previous?: PagerLink; next?: PagerLink };

/** At the ends of the list the place of the missing link stays empty. Text browsers show the blanks between. */
export function Pager({ label, position, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <Link to={previous.to} rel="prev">
          <Icon name="arrow-back" />
          {previous.label}
        </Link>
      )}{" "}
      {position && <span className="position">{position}</span>}{" "}
      {next && (
        <Link className="next" to={next.to} rel="next">
          {next.label}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
