import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { missingDataOf } from "#domain/company-data.ts";
import { companyPaths } from "../paths.ts";
import { DataFacts } from "./DataFacts.tsx";
import { FirmCard } from "./FirmCard.tsx";
import { WhoMay } from "./WhoMay.tsx";

interface Props {
  of: OwnCompany;
  mayEdit: boolean;
  /** The act that is due. */
  isDue: boolean;
}

/** The company's data, and what is missing of them. */
export function DataCard({ of: company, mayEdit, isDue }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const missing = missingDataOf(company).length;
  return (
    <FirmCard
      title={t("data.title")}
      state={missing === 0 ? "done" : "you"}
      status={missing === 0 ? t("data.complete") : t("data.incomplete", { count: missing })}
      isDue={isDue}
    >
      <DataFacts of={company} />
      {mayEdit ? (
        <Actions>
          <ButtonLink kind={isDue ? "primary" : "secondary"} to={paths.companyData}>
            {t(missing === 0 ? "data.edit" : "data.complement")}
          </ButtonLink>
        </Actions>
      ) : (
        <WhoMay do="editCompanyMasterData" in={company} />
      )}
    </FirmCard>
  );
}
