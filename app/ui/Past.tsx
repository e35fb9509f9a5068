import type { ReactNode } from "react";
import { Mark, type MarkState } from "./Mark.tsx";

/** What happened, the newest first. */
export function Past({ children }: { children: ReactNode }) {
  return <ol className="past">{children}</ol>;
}

/** The mark says who acted; `who` says it in words, with the time. Children are what they wrote. */
export function PastEvent({
  state,
  what,
  who,
  children,
}: {
  state: MarkState;
  what: ReactNode;
  who: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li>
      <Mark state={state} />
      <div>
        <b>{what}</b>
        <div className="hint">{who}</div>
        {children}
      </div>
    </li>
  );
}
