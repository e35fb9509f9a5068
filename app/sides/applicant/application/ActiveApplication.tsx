import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import { inWords, type NamedApplication } from "./in-words.ts";

/** Tells applicants with several applications which one is active, with a link to the choice. */
export function ActiveApplication({ of }: { of: NamedApplication }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <p>
      {t("chooseApplication:active")} <b>{inWords(t, of)}</b>{" "}
      <TextLink to={paths.chooseApplication}>{t("chooseApplication:other")}</TextLink>
    </p>
  );
}
