import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

/** Replaces the next step after a withdrawal: the way back leads through the advisor. */
export function Withdrawn() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <Band group={1} title={t("withdrawn.title")} lead={t("withdrawn.lead")}>
      <ButtonLink kind="primary" to={paths.advisorContact}>
        {t("withdrawn.link")}
      </ButtonLink>
    </Band>
  );
}
