import type { ReactNode } from "react";
import { Mark, type MarkState } from "./Mark.tsx";

/** Past events in order, and what is to come. */
export function Past({ children }: { children: ReactNode }) {
  return <ol className="past">{children}</ol>;
}

/** The mark shows who acted; `who` says it in words, with the time. Children are their note. */
export function PastEvent({
  state,
  what,
  who,
  isNow,
  children,
}: {
  state: MarkState;
  what: ReactNode;
  who: ReactNode;
  /** The present state, between past and future. */
  isNow?: boolean;
  children?: ReactNode;
}) {
  return (
    <li aria-current={isNow ? "step" : undefined}>
      <Mark state={state} />
      <div>
        <b>{what}</b>
        <div className="hint">{who}</div>
        {children}
      </div>
    </li>
  );
}
