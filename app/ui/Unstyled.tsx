import type { ReactNode } from "react";

/** Words for browsers without style sheets, where the layout says it to all others. */
export function Unstyled({ children }: { children: ReactNode }) {
  return <span className="unstyled">{children}</span>;
}
