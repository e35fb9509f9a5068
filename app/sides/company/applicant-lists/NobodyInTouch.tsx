import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OpeningHead } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";
import type { ContactedPlace } from "./place.ts";

/** Why nobody stands in the list of people in touch, and what leads further. */
export function NobodyInTouch({ opening: { id }, place }: { opening: OpeningHead; place: ContactedPlace }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const isSought = place.search !== undefined || place.page > 1;
  return (
    <p>
      {t(isSought ? "nobody.found" : "nobody.inTouch")}{" "}
      {isSought ? (
        <TextLink to={paths.contacted(id)}>{t("nobody.all")}</TextLink>
      ) : (
        <TextLink to={paths.jobOpening(id)}>{t("nobody.recommended")}</TextLink>
      )}
    </p>
  );
}
