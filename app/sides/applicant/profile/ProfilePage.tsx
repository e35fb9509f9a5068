import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Stack, Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

type ProfileView = "contact" | "partner" | "notifications" | "data";

interface Props {
  current: ProfileView;
  /** What the page is for, where that depends on the applicant. */
  lead?: string;
  children: ReactNode;
}

/** The profile's views, each with its own address (spec §2, profile). */
export function ProfilePage({ current, lead, children }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const views = {
    contact: paths.profile,
    partner: paths.partner,
    notifications: paths.notifications,
    data: paths.myData,
  };
  const items = (Object.keys(views) as ProfileView[]).map((view) => ({
    to: views[view],
    label: t(`profile:view.${view}`),
    current: view === current,
  }));
  return (
    <>
      <Band crumb={{ group: t("profile:crumb") }} title={t("title")} lead={lead ?? t("lead")} />
      <Wrap>
        <Stack of="sections">
          <Tabs label={t("profile:crumb")} items={items} />
          <div className="col stack-l">{children}</div>
        </Stack>
      </Wrap>
    </>
  );
}
