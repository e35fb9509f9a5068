import type { ReactNode } from "react";
import { Mark, type MarkState } from "./Mark.tsx";

/** What happened one after the other, and what is to come. */
export function Past({ children }: { children: ReactNode }) {
  return <ol className="past">{children}</ol>;
}

/** The mark says who acted; `who` says it in words, with the time. Children are what they wrote. */
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
  /** Where things stand, between what was and what will be. */
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
