import type { ReactNode } from "react";
import { Duo, type Halves } from "./Duo.tsx";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";

type SplitProps = { title: ReactNode; lead?: ReactNode; group?: Halves; children: ReactNode };

/** A screen of two halves, as for signing in: a band with a greeting, a plain half with the form. */
export function Split({ title, lead, group = 2, children }: SplitProps) {
  return (
    <div className="split">
      <div className="band">
        <div className="wrap">
          <Duo group={group} className="big" />
          <Heading level={1}>{title}</Heading>
          {lead && <Text size={4}>{lead}</Text>}
        </div>
      </div>
      <div className="plain stack">{children}</div>
    </div>
  );
}
