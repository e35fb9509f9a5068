import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OpeningHead } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";

/** Why nobody stands in the list of recommended applicants, and what leads further. */
export function NobodyFits({ opening: { id, status, applicants } }: { opening: OpeningHead }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const isSuggested = status === "open" || status === "openWithActiveMatches";
  if (applicants.recommended > 0)
    return (
      <p>
        {t("nobody.found")} <TextLink to={paths.jobOpening(id)}>{t("nobody.all")}</TextLink>
      </p>
    );
  return (
    <p>
      {t(isSuggested ? "nobody.fits" : `nobody.${status}`)}{" "}
      {applicants.contacted > 0 && <TextLink to={paths.contacted(id)}>{t("nobody.contacted")}</TextLink>}
    </p>
  );
}
