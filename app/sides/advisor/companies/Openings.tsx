import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OpeningAtDesk } from "#contract/entities/desk-company.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { advisorPaths } from "../paths.ts";

interface Props {
  of: OpeningAtDesk[];
  /** Applicants do not find the openings of a locked company. */
  isLocked: boolean;
  now: string;
}

/** What a company offers: how many positions are free, and who waits for whom. */
export function Openings({ of: openings, isLocked, now }: Props) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("openings.title")}</Heading>
      {openings.length === 0 && <p>{t("openings.none")}</p>}
      <Rows>
        {openings.map((opening) => (
          <Row
            key={opening.id}
            title={<bdi lang="de">{opening.title}</bdi>}
            hint={
              <>
                <bdi>{`${opening.course}, ${opening.campus}`}</bdi>,{" "}
                {t("openings.start", { date: formatDay(opening.startDate) })}
              </>
            }
            end={
              <Status state={markOf(opening)}>
                {t(`openings.status.${isLocked && isOffered(opening) ? "locked" : opening.status}`)}
              </Status>
            }
          >
            <p>
              {opening.openPositions === 0
                ? t("openings.full")
                : t("openings.free", { count: opening.openPositions, of: opening.requiredCount })}
            </p>
            <Waiting of={opening} now={now} />
          </Row>
        ))}
      </Rows>
    </section>
  );
}

function Waiting({ of: { waiting, applicants }, now }: { of: OpeningAtDesk; now: string }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const daysSince = (since: string) => {
    const count = workingDaysSince(new Date(since), new Date(now));
    return count > 0 ? t("openings.days", { count }) : t("openings.today");
  };
  return (
    <>
      {waiting.map(({ turn, count, since }) => (
        <p key={turn}>{t(`openings.waiting.${turn}`, { count, since: daysSince(since) })}</p>
      ))}
      {applicants.length > 0 && (
        <ul>
          {applicants.map(({ accountId, name, turn, since }) => (
            <li key={accountId}>
              <TextLink to={paths.applicant(accountId)}>
                <bdi>{name}</bdi>
              </TextLink>
              : {t(`openings.turn.${turn ?? "nobody"}`, { since: daysSince(since) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isOffered = ({ status }: OpeningAtDesk) => status === "open" || status === "openWithActiveMatches";

/** Both sides are others to the reader. */
const markOf = ({ status, waiting }: OpeningAtDesk): MarkState =>
  status === "closed" || status === "staffed" ? "done" : waiting.length > 0 ? "them" : "open";
