import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Stack, Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

export type ContactView = "advisor" | "team" | "support";

/** Whom to turn to: three views, each with its own address (spec §2). */
export function ContactPage({ current, children }: { current: ContactView; children: ReactNode }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const views = { advisor: paths.advisorContact, team: paths.team, support: paths.support };
  const items = (Object.keys(views) as ContactView[]).map((view) => ({
    to: views[view],
    label: t(`contact:view.${view}`),
    current: view === current,
  }));
  return (
    <>
      <Band crumb={{ group: t("contact:crumb") }} title={t("title")} lead={t("lead")} />
      <Wrap>
        <Stack of="sections">
          <Tabs label={t("contact:crumb")} items={items} />
          <div className="col stack-l">{children}</div>
        </Stack>
      </Wrap>
    </>
  );
}
