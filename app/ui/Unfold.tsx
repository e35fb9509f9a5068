import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Content that only some readers need; it opens without script. */
export function Unfold({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="unfold" open={open}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
