import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

type TopicsProps = { topics: { to: string; label: ReactNode }[] };

export function Topics({ topics }: TopicsProps) {
  return (
    <ul className="topics">
      {topics.map((topic) => (
        <li key={topic.to}>
          <Link to={topic.to}>
            {topic.label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
