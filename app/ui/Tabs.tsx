import { type NavigationItem, NavigationLink } from "./Menu.tsx";

/** Views of one thing, as links: each has its own address. */
export const Tabs = ({ label, items }: { label: string; items: NavigationItem[] }) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <NavigationLink {...item} />
        </li>
      ))}
    </ul>
  </nav>
);
