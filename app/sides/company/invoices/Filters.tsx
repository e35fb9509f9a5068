import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { invoiceStatuses } from "#contract/enumerations/accounting.ts";
import { companyPaths } from "../paths.ts";
import type { Place } from "./place.ts";

/** Choice of the invoices' year and status. */
export function Filters({ place: { year, status }, years }: { place: Place; years: string[] }) {
  const t = useT();
  const all = ["", t("filter.all")] as const;
  const statuses = invoiceStatuses.map((one) => [one, t(`table.status.${one}`)] as const);
  return (
    <ListTools action={usePaths(companyPaths).invoices} submit={t("apply")}>
      <ChoiceTool
        name="year"
        label={t("filter.year")}
        value={year ?? ""}
        options={[all, ...years.map((one) => [one, one] as const)]}
      />
      <ChoiceTool name="status" label={t("filter.status")} value={status ?? ""} options={[all, ...statuses]} />
    </ListTools>
  );
}
