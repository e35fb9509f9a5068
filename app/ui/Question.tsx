import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** A question that opens its answer, without script; `open` when the answer was asked for. */
export function Question({ question, open, children }: { question: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details className="question" open={open}>
      <summary>
        {question}
        <Icon name="chevron" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
