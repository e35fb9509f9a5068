import { useT } from "#app/i18n/I18n.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantOrders } from "#contract/enumerations/matching.ts";
import { companyPaths } from "../paths.ts";
import { type ContactedPlace, usualOrder } from "./place.ts";

/** Search and order of those in touch. */
export function ContactedTools({ place: { search, order }, id }: { place: ContactedPlace; id: string }) {
  const t = useT();
  return (
    <ListTools action={usePaths(companyPaths).contacted(id)} submit={t("apply")}>
      <div className="field">
        <label htmlFor="search">{t("search.name")}</label>
        <TextInput id="search" name="search" type="search" defaultValue={search} />
      </div>
      <div className="field">
        <label htmlFor="order">{t("order.label")}</label>
        <SelectInput id="order" name="order" defaultValue={order ?? usualOrder}>
          {applicantOrders.map((one) => (
            <option key={one} value={one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </SelectInput>
      </div>
    </ListTools>
  );
}
