import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** A question that opens its answer, without script. */
export function Question({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className="question">
      <summary>
        {question}
        <Icon name="chevron" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
