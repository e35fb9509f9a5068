import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { Ready } from "./Ready.tsx";

type TopicsProps = { topics: { to: string; label: string }[] };

export const Topics = ({ topics }: TopicsProps) => <Ready as="ul" className="topics" part={Rows} data={{ topics }} />;

const Rows = ({ topics }: TopicsProps) =>
  topics.map((topic) => (
    <li key={topic.to}>
      <Link to={topic.to}>
        {topic.label}
        <Icon name="arrow" />
      </Link>
    </li>
  ));
