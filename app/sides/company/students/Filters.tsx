import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { studentOrders, studentStates } from "#contract/enumerations/matching.ts";
import { companyPaths } from "../paths.ts";
import type { Place } from "./place.ts";

/** Search, choice and order of the students. */
export function Filters({ place: { intake, state, search, order }, intakes }: { place: Place; intakes: string[] }) {
  const t = useT();
  const all = ["", t("filter.all")] as const;
  const starts = intakes.map((one) => [one, formatDay(one)] as const);
  const states = studentStates.map((one) => [one, t(`state.${one}`)] as const);
  const orders = studentOrders.map((one) => [one, t(`order.${one}`)] as const);
  return (
    <ListTools action={usePaths(companyPaths).students} submit={t("apply")}>
      <SearchTool label={t("search")} value={search} />
      <ChoiceTool name="intake" label={t("filter.intake")} value={intake ?? ""} options={[all, ...starts]} />
      <ChoiceTool name="state" label={t("filter.state")} value={state ?? ""} options={[all, ...states]} />
      <ChoiceTool name="order" label={t("filter.order")} value={order ?? studentOrders[0]} options={orders} />
    </ListTools>
  );
}
