import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { appointmentOf } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import type { OwnOpening } from "./acts.ts";
import { OpeningAct } from "./OpeningAct.tsx";

/** The secondary acts: mark the opening, or dismiss it. */
export function MoreActs({ opening, formKey }: { opening: OwnOpening; formKey: string }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { may, match, isFavorite } = opening;
  // Rejecting an offer and dismissing a suggestion stand beside the act that is due.
  const isElsewhere = may.includes("reject-offer") || may.includes("express-interest");
  const mayLetGo = may.includes("express-disinterest") && !isElsewhere;
  const mayMark = isFavorite || may.includes("express-interest");
  if (!mayMark && !mayLetGo) return null;
  return (
    <div className="row">
      {mayMark && <OpeningAct intent={isFavorite ? "unfavorite" : "favorite"} opening={opening} formKey={formKey} />}
      {may.includes("express-interest") && <TextLink to={paths.companyView}>{t("matching:companyView")}</TextLink>}
      {match && appointmentOf(match) && <TextLink to={paths.appointments}>{t("matching:appointments")}</TextLink>}
      {mayLetGo && <TextLink to={paths.notInterested(opening.id)}>{t("act.noMore")}</TextLink>}
    </div>
  );
}
