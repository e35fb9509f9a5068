import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";

/** The way to the company's documents. */
export function DocumentsCard() {
  const t = useT();
  return (
    <Card>
      <Heading level={2} size="panel">
        {t("documents.title")}
      </Heading>
      <p>{t("documents.text")}</p>
      <Actions>
        <ButtonLink to={usePaths(companyPaths).companyDocuments}>{t("documents.open")}</ButtonLink>
      </Actions>
    </Card>
  );
}
