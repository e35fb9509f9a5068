import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";
import { waitingIn } from "./stages.ts";

/** The head of an opening's pages: its title, its status, and the one thing to do. */
export function OpeningBand({ opening, mayEdit }: { opening: CountedJobOpening; mayEdit: boolean }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { title, campus, startDate, status, requiredCount, openPositions } = opening;
  const waiting = waitingIn(opening);
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
      {mayEdit && status !== "closed" && (
        <ButtonLink kind={status === "draft" ? "primary" : "secondary"} to={paths.manageJobOpening(opening.id)}>
          {t(status === "draft" ? "acts.finish" : "acts.edit")}
        </ButtonLink>
      )}
    </Band>
  );
}
