import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import type { Values } from "#app/i18n/translate.ts";
import { Band } from "#app/ui/Band.tsx";
import { Stack, Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

type ContactView = "advisor" | "team" | "support";

interface Props {
  current: ContactView;
  /** Values for the first sentence. */
  leadValues?: Values;
  children: ReactNode;
}

/** The contact page: three views, each with its own address (spec §2). Each view sets its own width. */
export function ContactPage({ current, leadValues, children }: Props) {
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
      <Band crumb={{ group: t("contact:crumb") }} title={t("title")} lead={t("lead", leadValues)} />
      <Wrap>
        <Stack of="sections">
          <Tabs label={t("contact:crumb")} items={items} />
          {children}
        </Stack>
      </Wrap>
    </>
  );
}
