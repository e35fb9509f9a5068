import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedOwnJobOpening } from "#contract/entities/job-opening.ts";
import type { Phase } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { companyPaths } from "../paths.ts";
import { tabOf } from "./tabs.ts";
import { isDue, type Opening } from "./turns.ts";

interface Props {
  heading: string;
  openings: Opening[];
  /** The server's clock, so that both sides count the same days. */
  now: string;
}

/** Openings under their heading; nothing at all when there are none. */
export function OpeningsTable({ heading, openings, now }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (openings.length === 0) return null;
  const columns = [
    { label: t("column.start") },
    { label: t("column.positions") },
    { label: t("column.applications") },
    { label: t("column.due"), isPlain: true as const },
  ];
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <Table
        label={heading}
        name={t("column.opening")}
        columns={columns}
        rows={openings.map((opening) => ({
          key: opening.id,
          name: (
            <>
              <TextLink to={tabOf(paths, opening)}>
                <bdi lang="de">{opening.title ?? t("untitled")}</bdi>
              </TextLink>
              {opening.campus && (
                <Text muted>
                  <bdi>{opening.campus}</bdi>
                </Text>
              )}
            </>
          ),
          cells: [
            opening.startDate ? formatDay(opening.startDate) : t("notYet"),
            positionsInWords(t, opening),
            <Applications key="applications" of={opening} />,
            <Due key="due" of={opening} now={now} />,
          ],
        }))}
      />
    </section>
  );
}

const positionsInWords = (t: Translate, { requiredCount, openPositions }: ListedOwnJobOpening) =>
  requiredCount === null
    ? t("notYet")
    : t("positions", { taken: requiredCount - (openPositions ?? requiredCount), count: requiredCount });

/** The number of applications at each stage. */
function Applications({ of: { applications } }: { of: Opening }) {
  const t = useT();
  const some = (Object.entries(applications) as [Phase, number][]).filter(([, count]) => count > 0);
  if (some.length === 0) return t("none");
  return some.map(([phase, count]) => <div key={phase}>{t(`applications.${phase}`, { count })}</div>);
}

/** The next thing to do, and by whom; a closed opening is nobody's turn and has no mark. */
function Due({ of: opening, now }: Pick<Props, "now"> & { of: Opening }) {
  const t = useT();
  const { status, waiting, waitingSince, mayEdit } = opening;
  if (waiting > 0 && waitingSince) {
    const days = workingDaysSince(new Date(waitingSince), new Date(now));
    return (
      <Status state={mayEdit ? "you" : "them"}>
        {t(mayEdit ? "due.answer" : "due.unanswered", { count: waiting })}
        {days > 0 && t("due.since", { count: days })}
      </Status>
    );
  }
  if (status === "closed") return t("due.closed");
  if (status === "staffed") return <Status state="done">{t("due.staffed")}</Status>;
  if (status === "draft")
    return <Status state={isDue(opening) ? "you" : "open"}>{t(mayEdit ? "due.finish" : "due.draft")}</Status>;
  return <Status state={status === "open" ? "open" : "them"}>{t(`due.${status}`)}</Status>;
}
