import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { companyPaths } from "../paths.ts";
import { FirmCard } from "./FirmCard.tsx";
import { Shots } from "./Shots.tsx";
import { WhoMay } from "./WhoMay.tsx";

interface Props {
  of: OwnCompany;
  mayEdit: boolean;
}

/** What applicants read of the company. */
export function PortraitCard({ of: company, mayEdit }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { portrait, imagePath } = company;
  return (
    <FirmCard
      title={t("portrait.title")}
      state={portrait ? "done" : "open"}
      status={t(portrait ? "portrait.seen" : "portrait.none")}
      isDue={false}
    >
      {imagePath && <Shots imagePath={imagePath} />}
      {portrait && (
        <p className="lines-kept" lang="de" dir="auto">
          {portrait}
        </p>
      )}
      {mayEdit ? (
        <Actions>
          <ButtonLink to={paths.companyPortrait}>{t("portrait.edit")}</ButtonLink>
        </Actions>
      ) : (
        <WhoMay do="editCompanyPortrait" in={company} />
      )}
    </FirmCard>
  );
}
