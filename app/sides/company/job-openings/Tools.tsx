import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { jobOpeningOrders } from "#contract/enumerations/matching.ts";
import { companyPaths } from "../paths.ts";
import { type Place, usualOrder } from "./place.ts";

/** Search and order of the openings. */
export function Tools({ place: { status, search, order = usualOrder } }: { place: Place }) {
  const t = useT();
  const orders = jobOpeningOrders.map((one) => [one, t(`order.${one}`)] as const);
  return (
    <ListTools action={usePaths(companyPaths).jobOpenings} submit={t("apply")}>
      {status && <input type="hidden" name="status" value={status} />}
      <SearchTool label={t("search")} value={search} />
      <ChoiceTool name="order" label={t("order.label")} value={order} options={orders} />
    </ListTools>
  );
}
