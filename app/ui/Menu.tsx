import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type NavigationItem = { to: string; label: ReactNode; current?: boolean };
export function NavigationLink({ to, label, current }: NavigationItem) {
  return (
    <Link to={to} aria-current={current ? "page" : undefined}>
      {label}
    </Link>
  );
}

type MenuProps = { className: string; label: ReactNode; items: NavigationItem[]; end?: ReactNode };

/** A menu that opens without script. `end` is a last row, such as the form that signs out. */
export function Menu({ className, label, items, end }: MenuProps) {
  return (
    <details className={className}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <NavigationLink {...item} />
          </li>
        ))}
        {end && <li>{end}</li>}
      </ul>
    </details>
  );
}
