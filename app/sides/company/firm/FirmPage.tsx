import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Column, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { companyPaths } from "../paths.ts";
import { FirmTabs } from "./Tabs.tsx";

interface Props {
  company: Pick<OwnCompany, "name">;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page below the company's data. */
export function FirmPage({ company, title, lead, children }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const back = <TextLink to={paths.company}>{t("company:nav.company")}</TextLink>;
  return (
    <>
      <Band crumb={{ group: back, position: <bdi>{company.name}</bdi> }} title={title} lead={lead} />
      <Wrap>
        <FirmTabs current="company" />
        <Column>{children}</Column>
      </Wrap>
    </>
  );
}
