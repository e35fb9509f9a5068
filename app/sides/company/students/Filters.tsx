import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { studentOrders, studentStates } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import type { Place } from "./place.ts";

/** Search, choice and order of the students. */
export function Filters({ place: { intake, state, search, order }, intakes }: { place: Place; intakes: string[] }) {
  const t = useT();
  const { students } = usePaths(companyPaths);
  return (
    <ListTools action={students} submit={t("apply")}>
      <div className="field">
        <label htmlFor="search">{t("search")}</label>
        <TextInput id="search" name="search" type="search" maxLength={limits.searchCharacters} defaultValue={search} />
      </div>
      <div className="field">
        <label htmlFor="intake">{t("filter.intake")}</label>
        <SelectInput id="intake" name="intake" defaultValue={intake ?? ""}>
          <option value="">{t("filter.all")}</option>
          {intakes.map((one) => (
            <option key={one} value={one}>
              {formatDay(one)}
            </option>
          ))}
        </SelectInput>
      </div>
      <div className="field">
        <label htmlFor="state">{t("filter.state")}</label>
        <SelectInput id="state" name="state" defaultValue={state ?? ""}>
          <option value="">{t("filter.all")}</option>
          {studentStates.map((one) => (
            <option key={one} value={one}>
              {t(`state.${one}`)}
            </option>
          ))}
        </SelectInput>
      </div>
      <div className="field">
        <label htmlFor="order">{t("filter.order")}</label>
        <SelectInput id="order" name="order" defaultValue={order ?? studentOrders[0]}>
          {studentOrders.map((one) => (
            <option key={one} value={one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </SelectInput>
      </div>
    </ListTools>
  );
}
