import type { ReactNode } from "react";

/** Words for screen readers and text browsers only. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
