import type { ReactNode } from "react";

/** Words for browsers without style sheets, replacing what the layout shows. */
export function Unstyled({ children }: { children: ReactNode }) {
  return <span className="unstyled">{children}</span>;
}
