import type { ReactNode } from "react";
import type { Accent } from "./accent.ts";
import { classNames } from "./class-names.ts";
import { Duo, type Halves } from "./Duo.tsx";
import { Heading } from "./Heading.tsx";
import { Link } from "./Link.tsx";
import type { MarkState } from "./Mark.tsx";
import { Status } from "./Status.tsx";
import { Text } from "./Text.tsx";
import { Unstyled } from "./Unstyled.tsx";

type TaskGroupProps = { accent: Accent; group: Halves; title: ReactNode; note?: ReactNode; children: ReactNode };
type TaskProps = { to?: string; title: ReactNode; state?: MarkState; stateLabel: ReactNode; hint?: ReactNode };

/** The guide: groups of steps, one below the other, joined by a line. */
export function TaskList({ children }: { children: ReactNode }) {
  return <ol className="guide">{children}</ol>;
}

export function TaskGroup({ accent, group, title, note, children }: TaskGroupProps) {
  return (
    <li className="group" data-accent-color={accent}>
      <Tile group={group} />
      <div>
        <Heading level={3}>{title}</Heading>
        {note && (
          <Text size={2} muted>
            {note}
          </Text>
        )}
        <Tasks>{children}</Tasks>
      </div>
    </li>
  );
}

/** A group's picture. */
export function Tile({ group }: { group: Halves }) {
  return (
    <span className="tile">
      <Duo group={group} />
    </span>
  );
}

/** One task. */
export function Tasks({ children }: { children: ReactNode }) {
  return <ul className="tasks">{children}</ul>;
}

/** Tasks that are done in this order. */
export function OrderedTasks({ children }: { children: ReactNode }) {
  return <ol className="tasks">{children}</ol>;
}

/** Without `to` the step is not possible yet: no link. Without `state` its group's note says how it stands. */
export function Task({ to, title, state, stateLabel, hint }: TaskProps) {
  return (
    <li className={classNames("task", to && "linked")}>
      {to ? (
        <Link className="link" to={to}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {state && (
        <>
          <Unstyled>: </Unstyled>
          <Status state={state}>{stateLabel}</Status>
        </>
      )}
      {hint && (
        <>
          <Unstyled>. </Unstyled>
          <span className="hint">{hint}</span>
        </>
      )}
    </li>
  );
}
