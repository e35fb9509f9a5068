import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";

type HitProps = { to: string; label?: ReactNode; title: ReactNode; place: ReactNode; children?: ReactNode };

/** Something found, in a list of rows: all of the row is the link, its title is what a reader hears of it. */
export function Hit({ to, label, title, place, children }: HitProps) {
  return (
    <li className="hit">
      {label && (
        <Text size={2}>
          <b>{label}</b>
        </Text>
      )}
      <Heading level={3}>
        <Link className="link" to={to}>
          {title}
        </Link>
      </Heading>
      <p>{place}</p>
      {children}
    </li>
  );
}

/** Why it was found, each reason with a half disc. */
export function Why({ label, reasons }: { label: string; reasons: string[] }) {
  return (
    <ul className="why" aria-label={label}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
