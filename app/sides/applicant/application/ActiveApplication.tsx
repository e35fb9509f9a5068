import { useT } from "#app/i18n/I18n.tsx";
import { useApplicantPaths } from "#app/shell/side.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { Application } from "#contract/entities/unit.ts";
import { inWords } from "./in-words.ts";

/** Says to somebody with several applications which of them this is, and leads to the choice. */
export function ActiveApplication({ of }: { of: Application }) {
  const t = useT();
  const paths = useApplicantPaths();
  return (
    <p>
      {t("chooseApplication:active")} <b>{inWords(t, of)}</b>{" "}
      <TextLink to={paths.chooseApplication}>{t("chooseApplication:other")}</TextLink>
    </p>
  );
}
