import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OpeningHead } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";

/** The head of an opening's pages: its title, its status, and the one thing to do. */
export function OpeningBand({ opening, mayEdit }: { opening: OpeningHead; mayEdit: boolean }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { id, title, campus, startDate, status, requiredCount, openPositions } = opening;
  const { waiting, longestWait } = opening.applicants;
  const lead = [
    status === "draft" && t("lead.draft"),
    status === "closed" && t("lead.closed"),
    status !== "draft" &&
      requiredCount &&
      t("lead.positions", { count: requiredCount, taken: requiredCount - openPositions! }),
    startDate && t("lead.start", { date: formatDay(startDate) }),
    waiting > 0 && t("lead.waiting", { count: waiting }),
  ];
  return (
    <Band
      crumb={{ group: <TextLink to={paths.jobOpenings}>{t("all")}</TextLink> }}
      title={
        <>
          <bdi lang="de">{title ?? t("untitled")}</bdi>
          {campus && <bdi>{`, ${campus}`}</bdi>}
        </>
      }
      lead={lead.filter(Boolean).join(" ")}
    >
      {mayEdit && longestWait && (
        <ButtonLink kind="primary" to={paths.applicant(id, longestWait)}>
          {t("answer")}
        </ButtonLink>
      )}{" "}
      {mayEdit && status !== "closed" && (
        <ButtonLink kind={status === "draft" ? "primary" : "secondary"} to={paths.manageJobOpening(id)}>
          {t(status === "draft" ? "acts.finish" : "acts.edit")}
        </ButtonLink>
      )}
    </Band>
  );
}
