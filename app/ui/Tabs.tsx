import { useEffect, useRef } from "react";
import { Link } from "./Link.tsx";
import type { NavigationItem } from "./Menu.tsx";

/** Views of one thing, as links: each has its own address. */
export function Tabs({ label, items }: { label: string; items: NavigationItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.to;
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const tab = current && list.current?.querySelector<HTMLElement>("[aria-current]");
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav className="tabs" aria-label={label}>
      <ul ref={list}>
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
}
