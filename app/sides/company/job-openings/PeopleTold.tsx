import { useT } from "#app/i18n/I18n.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import type { JobOpeningWithPeople } from "#contract/entities/job-opening.ts";

/** Those whose applications end, each by the name that the company may call them. */
export function PeopleTold({ people }: { people: JobOpeningWithPeople["inTouch"] }) {
  const t = useT();
  return (
    <Rows>
      {people.map(({ matchId, name }) => (
        <Row key={matchId} title={name === null ? t("peopleTold:nameless") : <bdi>{name}</bdi>} />
      ))}
    </Rows>
  );
}
