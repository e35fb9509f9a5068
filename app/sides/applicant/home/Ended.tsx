import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

/** Replaces the next step once the application has ended: the way back leads through the advisor. */
export function Ended() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <Band group={1} title={t("ended.title")} lead={t("ended.lead")}>
      <ButtonLink kind="primary" to={paths.advisorContact}>
        {t("ended.link")}
      </ButtonLink>
    </Band>
  );
}
