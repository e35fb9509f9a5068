import { Link } from "./Link.tsx";
import type { NavigationItem } from "./Menu.tsx";

/** Views of one thing, as links: each has its own address. */
export const Tabs = ({ label, items }: { label: string; items: NavigationItem[] }) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {items.map(({ to, label: words, current: isCurrent }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent ? "page" : undefined}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
