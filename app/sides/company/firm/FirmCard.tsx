import type { ReactNode } from "react";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";

interface Props {
  title: string;
  state: MarkState;
  /** The state in words. */
  status: string;
  /** The act that is due. */
  isDue: boolean;
  children: ReactNode;
}

/** One part of what a company says of itself, with its state. */
export function FirmCard({ title, state, status, isDue, children }: Props) {
  return (
    <Card tint={isDue}>
      <div className="card-head">
        <Heading level={2} size="panel">
          {title}
        </Heading>
        <Status state={state}>{status}</Status>
      </div>
      {children}
    </Card>
  );
}
