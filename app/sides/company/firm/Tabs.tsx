import { useT } from "#app/i18n/I18n.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";

/** The pages below *Unternehmen*, in the order of their tabs. */
export const firmPages = ["company", "employees", "invoices", "downloads", "upskilling"] as const;

/** The tabs of a company's own pages. */
export function FirmTabs({ current }: { current: (typeof firmPages)[number] }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <Tabs
      label={t("company:nav.company")}
      items={firmPages.map((page) => ({
        to: paths[page],
        label: t(`company:firm.${page}`),
        current: page === current,
      }))}
    />
  );
}
