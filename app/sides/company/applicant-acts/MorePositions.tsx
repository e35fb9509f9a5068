import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";

/** The way on where every position is taken: offering more opens the opening again. */
export function MorePositions({ id }: { id: string }) {
  const t = useT();
  const to = `${usePaths(companyPaths).manageStudy(id)}#study-requiredCount`;
  return (
    <p>
      {t("applicantActs:staffed.text")} <TextLink to={to}>{t("applicantActs:staffed.link")}</TextLink>
    </p>
  );
}
