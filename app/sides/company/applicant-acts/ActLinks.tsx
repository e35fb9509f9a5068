import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Match } from "#contract/entities/match.ts";
import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import { appointmentOf, isActive } from "#domain/match-status.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { labelOf } from "./in-words.ts";
import { MorePositions } from "./MorePositions.tsx";
import { dueActOf } from "./situation.ts";

interface Props {
  at: { jobOpeningId: string; accountId: string };
  match: Match | null;
  /** What the company may do now, by the table of `domain/match-status.ts`. */
  acts: MatchEvent[];
  mayAct: boolean;
  jobOpening: Pick<ApplicantAtOpening["jobOpening"], "id" | "status">;
}

/**
 * The act that is due, then the others that are possible, each on a page of its own; who can, where the reader may not.
 */
export function ActLinks({ at: { jobOpeningId, accountId }, match, acts: possible, mayAct, jobOpening }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const due = dueActOf(match);
  const acts = mayAct ? possible : [];
  const pages = [
    ["arrange-interview", paths.arrangeInterview],
    ["arrange-trial-day", paths.arrangeTrialDay],
    ["accept", paths.acceptApplicant],
    ["take-back", paths.takeBackRejection],
  ] as const;
  const offered = pages.filter(([event]) => acts.includes(event));
  const isAccepted = match?.status === "offer_accepted";
  const hasDay = match !== null && appointmentOf(match) !== null;
  return (
    <>
      {(offered.length > 0 || isAccepted || hasDay) && (
        <Actions>
          {isAccepted && (
            <ButtonLink kind="primary" to={paths.applicantSuccess(jobOpeningId, accountId)}>
              {t("applicantActs:act.goOn")}
            </ButtonLink>
          )}
          {offered
            .sort(([a], [b]) => Number(b === due) - Number(a === due))
            .map(([event, pageOf]) => (
              <ButtonLink
                key={event}
                kind={event === due ? "primary" : "secondary"}
                to={pageOf(jobOpeningId, accountId)}
              >
                {t(labelOf(event, match))}
              </ButtonLink>
            ))}
          {hasDay && (
            <ButtonLink to={paths.calendarOf(match.id)} reloadDocument>
              <Icon name="calendar" />
              {t("applicantActs:calendar")}
            </ButtonLink>
          )}
        </Actions>
      )}
      {!mayAct && possible.length > 0 && <WhoCan>{t("applicantActs:whoActs")}</WhoCan>}
      {mayAct && jobOpening.status === "staffed" && !isAccepted && <MorePositions id={jobOpening.id} />}
      {acts.includes("reject") && isActive(match?.status ?? null) && (
        <p className="row">
          <TextLink to={paths.rejectApplicant(jobOpeningId, accountId)}>{t(labelOf("reject", match))}</TextLink>
        </p>
      )}
    </>
  );
}
