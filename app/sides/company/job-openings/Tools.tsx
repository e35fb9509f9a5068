import { useT } from "#app/i18n/I18n.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { jobOpeningOrders } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { type Place, usualOrder } from "./place.ts";

/** Search and order of the openings. */
export function Tools({ place: { status, search, order } }: { place: Place }) {
  const t = useT();
  const { jobOpenings } = usePaths(companyPaths);
  return (
    <ListTools action={jobOpenings} submit={t("apply")}>
      {status && <input type="hidden" name="status" value={status} />}
      <div className="field">
        <label htmlFor="search">{t("search")}</label>
        <TextInput id="search" name="search" type="search" maxLength={limits.searchCharacters} defaultValue={search} />
      </div>
      <div className="field">
        <label htmlFor="order">{t("order.label")}</label>
        <SelectInput id="order" name="order" defaultValue={order ?? usualOrder}>
          {jobOpeningOrders.map((one) => (
            <option key={one} value={one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </SelectInput>
      </div>
    </ListTools>
  );
}
