import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf } from "../steps/step-pages.ts";
import { awaited } from "./matches.ts";

interface Props {
  applications: ListedJobOpening[];
  /** With a practice partner, no more openings are suggested. */
  isSettled: boolean;
}

/** The companies that wait, and the one thing to do: the longest wait. Without any, the applicant's position. */
export function OverviewBand({ applications, isSettled }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const waiting = awaited(applications);
  const [first] = waiting;
  const band = { group: looksOf.selfmatching.halves, crumb: { group: t("steps:group.applicant.selfmatching") } };
  if (isSettled && !first)
    return (
      <Band {...band} title={t("settled.title")} lead={t("settled.lead")}>
        <ButtonLink kind="primary" to={paths.selfMatchingDone}>
          {t("settled.link")}
        </ButtonLink>
      </Band>
    );
  if (!first) return <Band {...band} title={t("title")} lead={t("lead")} />;
  const { status, interviewDateSuggestions } = first.match;
  const values = { company: first.companyName, count: interviewDateSuggestions.length };
  return (
    <Band {...band} title={t("awaited", { count: waiting.length })} lead={t(`due.${status}.lead`, values)}>
      <ButtonLink kind="primary" to={paths.jobOpening(first.id)}>
        {t(`due.${status}.act`)}
      </ButtonLink>
    </Band>
  );
}
