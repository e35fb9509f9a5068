import type { ReactNode } from "react";
import { Heading } from "./Heading.tsx";
import { Link } from "./Link.tsx";

type HitProps = { to: string; label?: ReactNode; title: ReactNode; place: ReactNode; children?: ReactNode };

/** A search result in a list of rows: the whole row is the link, and screen readers announce its title. */
export function Hit({ to, label, title, place, children }: HitProps) {
  return (
    <li className="hit linked">
      <Heading level={3}>
        <Link className="link" to={to}>
          {title}
        </Link>
      </Heading>
      <p>
        {label && (
          <>
            <b>{label}</b> ·{" "}
          </>
        )}
        {place}
      </p>
      {children}
    </li>
  );
}

export interface Reason {
  words: string;
  /** A reason against the match has a hollow mark; its words say so, too. */
  fits: boolean;
  /** The company's own words, in German. */
  isWritten?: boolean;
}

/** The reasons for the match, each with a half disc. */
export function Why({ label, reasons }: { label: string; reasons: Reason[] }) {
  return (
    <ul className="why" aria-label={label}>
      {reasons.map(({ words, fits, isWritten }) => (
        <li key={words} className={fits ? undefined : "against"} lang={isWritten ? "de" : undefined}>
          {isWritten ? <bdi>{words}</bdi> : words}
        </li>
      ))}
    </ul>
  );
}
