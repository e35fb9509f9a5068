import type { ReactNode } from "react";
import { Duo } from "./Duo.tsx";
import { Heading } from "./Heading.tsx";
import { Icon } from "./Icon.tsx";
import { Text } from "./Text.tsx";

type CompletionProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** A group of steps is done: the halves have met. Children are the next step. */
export function Completion({ title, lead, children }: CompletionProps) {
  return (
    <div className="band completion">
      <div className="wrap">
        <span className="whole">
          <Duo group={4} className="big" />
          <Icon name="check" />
        </span>
        <div className="col">
          <Heading level={1}>{title}</Heading>
          {lead && <Text size={4}>{lead}</Text>}
          {children && <div className="actions">{children}</div>}
        </div>
      </div>
    </div>
  );
}
