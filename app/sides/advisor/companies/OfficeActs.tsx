import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Apart } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisorPaths } from "../paths.ts";
import { SaveTable } from "../SaveTable.tsx";
import { placeWith } from "./place.ts";

/** What only the programme's office does with companies. */
export function OfficeActs({ search }: { search: string | undefined }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <Apart>
      <ButtonLink kind="primary" to={paths.newCompany}>
        {t("add")}
      </ButtonLink>
      <SaveTable to={placeWith(paths.companiesTable, { search })} />
      <TextLink to={paths.imports("companies")}>{t("import")}</TextLink>
      <TextLink to={paths.invoices}>{t("invoices")}</TextLink>
    </Apart>
  );
}
