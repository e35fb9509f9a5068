import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Column, Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { profileViews } from "./views.ts";

interface Props {
  current: (typeof profileViews)[number];
  /** The other views are for people who work for a company. */
  hasCompany?: boolean;
  children: ReactNode;
}

/** A view of somebody's own profile, each with its own address (spec §2, profile). */
export function ProfilePage({ current, hasCompany = true, children }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const items = profileViews.map((view) => ({
    to: paths[view],
    label: t(`company:profile.${view}`),
    current: view === current,
  }));
  return (
    <>
      <Band
        crumb={
          hasCompany ? undefined : { group: <TextLink to={paths.chooseCompany}>{t("company:nav.home")}</TextLink> }
        }
        title={t("title")}
        lead={t("lead")}
      />
      <Wrap>
        {hasCompany && <Tabs label={t("company:nav.settings")} items={items} />}
        <Column>{children}</Column>
      </Wrap>
    </>
  );
}
