import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { appointmentOf, isActive } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import { type OwnOpening, stateOf } from "./acts.ts";
import { OpeningAct } from "./OpeningAct.tsx";

/** The acts now possible on an opening; when there are none, links to other openings. */
export function NextAct({ opening, formKey }: { opening: OwnOpening; formKey: string }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { id, match, may } = opening;
  const act = { opening, formKey };
  if (may.includes("accept-offer"))
    return (
      <Actions>
        <ButtonLink kind="primary" to={paths.acceptOffer(id)}>
          {t("act.accept")}
        </ButtonLink>
        <ButtonLink to={paths.rejectOffer(id)}>{t("act.reject")}</ButtonLink>
      </Actions>
    );
  if (may.includes("express-interest"))
    return (
      <Actions>
        <OpeningAct intent="interest" kind="primary" {...act} />
        {isActive(match?.status ?? null) ? (
          <ButtonLink to={paths.notInterested(id)}>{t("act.notInterested")}</ButtonLink>
        ) : (
          // Not confirmed on a page: nobody is notified, and a button undoes it.
          may.includes("express-disinterest") && <OpeningAct intent="drop" {...act} />
        )}
      </Actions>
    );
  if (match?.status === "offer_accepted") return <ButtonLink to={paths.selfMatchingDone}>{t("act.goOn")}</ButtonLink>;
  if (match && appointmentOf(match))
    return (
      <Actions>
        <ButtonLink to={paths.calendar(id)} reloadDocument>
          <Icon name="calendar" />
          {t("calendar")}
        </ButtonLink>
      </Actions>
    );
  const isDropped = stateOf(opening) === "dropped";
  return (
    <Actions>
      <ButtonLink to={paths.selfMatching}>{t("act.lookOn")}</ButtonLink>
      {may.includes("take-back") && <OpeningAct intent={isDropped ? "undo" : "takeBack"} {...act} />}
    </Actions>
  );
}
