import { Heading } from "#app/ui/Heading.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { OpeningRow } from "./OpeningRow.tsx";

interface Props {
  heading: string;
  note?: string;
  openings: ListedJobOpening[];
  now: string;
}

/** Openings under their heading; nothing at all when there are none. */
export function Openings({ heading, note, openings, now }: Props) {
  if (openings.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      {note && <Text muted>{note}</Text>}
      <Rows>
        {openings.map((opening) => (
          <OpeningRow key={opening.id} opening={opening} now={now} />
        ))}
      </Rows>
    </section>
  );
}
