import { Link } from "@remix-run/react";
import type { NavigationItem } from "./Menu.tsx";

/** Views of one thing, as links: each has its own address. */
export function Tabs({ label, items }: { label: string; items: NavigationItem[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map(({ to, label: words, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? "page" : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
