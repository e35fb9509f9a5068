import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantOrders } from "#contract/enumerations/matching.ts";
import { companyPaths } from "../paths.ts";
import { type ContactedPlace, usualOrder } from "./place.ts";

/** Search and order of those in touch. */
export function ContactedTools({ place: { search, order = usualOrder }, id }: { place: ContactedPlace; id: string }) {
  const t = useT();
  const orders = applicantOrders.map((one) => [one, t(`order.${one}`)] as const);
  return (
    <ListTools action={usePaths(companyPaths).contacted(id)} submit={t("apply")}>
      <SearchTool label={t("search.name")} value={search} />
      <ChoiceTool name="order" label={t("order.label")} value={order} options={orders} />
    </ListTools>
  );
}
