import type { Entry } from "../curriculum-vitae.ts";
import { Paragraphs } from "./Paragraphs.tsx";
import { EntryTitle, Section } from "./Section.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { Time } from "./Time.tsx";

interface Props extends Pick<SheetProps, "t" | "level"> {
  title: string;
  entries: Entry[];
}
export function Stations({ title, entries, t, level }: Props) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} level={level}>
      <dl>
        {entries.flatMap((entry) => [
          <dt key={`${entry.id}-time`}>
            <Time of={entry} t={t} />
          </dt>,
          <dd key={entry.id}>
            <EntryTitle level={level}>
              <bdi>{entry.title}</bdi>
            </EntryTitle>
            {(entry.organisation || entry.place) && (
              <p className="quiet">
                <bdi>{[entry.organisation, entry.place].filter(Boolean).join(", ")}</bdi>
              </p>
            )}
            {entry.summary && <Paragraphs text={entry.summary} />}
          </dd>,
        ])}
      </dl>
    </Section>
  );
}
