import { useT } from "#app/i18n/I18n.tsx";
import { useApplicantPaths } from "#app/shell/side.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";

/** Instead of a next step, for somebody who withdrew: the way back leads through the advisor. */
export function Withdrawn() {
  const t = useT();
  const paths = useApplicantPaths();
  return (
    <Band group={1} title={t("withdrawn.title")} lead={t("withdrawn.lead")}>
      <ButtonLink kind="primary" to={paths.advisorContact}>
        {t("withdrawn.link")}
      </ButtonLink>
    </Band>
  );
}
