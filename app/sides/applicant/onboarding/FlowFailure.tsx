import { useLocation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";

/** §8: the flow could not be loaded. */
export function FlowFailure() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Band tall group="apart" title={t("failure.title")} lead={t("failure.lead")}>
      <ButtonLink kind="primary" to={`${pathname}${search}`} reloadDocument>
        {t("failure.reload")}
      </ButtonLink>
    </Band>
  );
}
