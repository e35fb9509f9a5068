import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { DueApplications } from "#contract/entities/job-opening.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { companyPaths } from "../paths.ts";

interface Props {
  company: string;
  due: DueApplications | null;
  /** Drafts that the reader may finish. */
  drafts: number;
  /** Openings that need the reader. */
  needing: number;
  isEmpty: boolean;
  mayCreate: boolean;
  mayAnswer: boolean;
  now: string;
}

/** How many openings need the reader, and the one thing to do: the longest wait. */
export function ListBand({ company, due, drafts, needing, isEmpty, mayCreate, mayAnswer, now }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const days = due ? workingDaysSince(new Date(due.longest.since), new Date(now)) : 0;
  const lead = due
    ? [t("lead.waiting", { count: due.applications }), days > 0 && t("lead.since", { count: days })]
    : [drafts > 0 ? t("lead.drafts", { count: drafts }) : t(isEmpty ? "lead.empty" : "lead.calm")];
  return (
    <Band
      crumb={{ group: <bdi>{company}</bdi> }}
      title={needing > 0 ? t("titleDue", { count: needing }) : t("title")}
      lead={lead.filter(Boolean).join(" ")}
    >
      {due && (
        <ButtonLink kind="primary" to={paths.contacted(due.longest.jobOpeningId)}>
          {t(mayAnswer ? "answer" : "see", { count: due.applications })}
        </ButtonLink>
      )}{" "}
      {mayCreate && (
        <ButtonLink kind={due ? "secondary" : "primary"} to={paths.newJobOpening}>
          {t("create")}
        </ButtonLink>
      )}
    </Band>
  );
}
