import { useLocation } from "@remix-run/react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { limits } from "#contract/limits.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

export type NavigationItem = { to: string; label: ReactNode; current?: boolean };
export function NavigationLink({ to, label, current }: NavigationItem) {
  return (
    <Link to={to} aria-current={current ? "page" : undefined}>
      {label}
    </Link>
  );
}

type MenuProps = { className: string; label: ReactNode; groups: NavigationItem[][]; end?: ReactNode };

/**
 * A menu that opens without script; lines separate its groups. `end` is a last row, such as the form that signs out.
 * With script it closes when its reader moves on: to another page, elsewhere on this one, or back by Escape.
 */
export function Menu({ className, label, groups, end }: MenuProps) {
  const { key, state } = useLocation();
  const closing = useRef<ReturnType<typeof setTimeout>>();
  const closeSoon = ({ currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    closing.current = setTimeout(() => currentTarget.removeAttribute("open"), limits.menuHideMilliseconds);
  };
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape") return;
    currentTarget.removeAttribute("open");
    currentTarget.querySelector("summary")?.focus();
  };
  return (
    <details
      key={state?.staysAt ?? key}
      className={className}
      onBlur={closeSoon}
      onFocus={() => clearTimeout(closing.current)}
      onKeyDown={closeOnEscape}
    >
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {groups.flatMap((items) =>
          items.map((item) => (
            <li key={item.to} className={item === items[0] ? "first" : undefined}>
              <NavigationLink {...item} />
            </li>
          )),
        )}
        {end && <li className="first">{end}</li>}
      </ul>
    </details>
  );
}
