import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { appointmentOf, isActive } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import { type OwnOpening, stateOf } from "./acts.ts";
import { OpeningAct } from "./OpeningAct.tsx";

/** What can be done about an opening now; where there is nothing, the way on to others. */
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
          // Nobody hears of it, and it is undone with a button: no page asks once more.
          <OpeningAct intent="drop" {...act} />
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
