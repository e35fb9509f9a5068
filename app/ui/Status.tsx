import type { ReactNode } from "react";
import { Mark, type MarkState } from "./Mark.tsx";

type StatusProps = { state: MarkState; children: ReactNode };

/** The words carry the meaning, the mark repeats it. */
export function Status({ state, children }: StatusProps) {
  return (
    <span className="status">
      <Mark state={state} />
      <span>{children}</span>
    </span>
  );
}
