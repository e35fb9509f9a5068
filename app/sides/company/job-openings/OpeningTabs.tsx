import { useT } from "#app/i18n/I18n.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OpeningHead } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";

interface Props {
  of: Pick<OpeningHead, "id" | "status" | "applicants">;
  current: "overview" | "recommended" | "contacted";
}

/** The views of an opening; a draft has one alone. */
export function OpeningTabs({ of: { id, status, applicants }, current }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (status === "draft") return null;
  const { recommended, contacted } = applicants;
  const tabs = [
    { name: "overview", to: paths.openingOverview(id) },
    { name: "recommended", to: paths.jobOpening(id), count: recommended },
    { name: "contacted", to: paths.contacted(id), count: contacted },
  ] as const;
  return (
    <Tabs
      label={t("companyOpening:tabs")}
      items={tabs.map(({ name, to, ...counted }) => ({
        to,
        label: t(`companyOpening:tab.${name}`, counted),
        current: name === current,
      }))}
    />
  );
}
