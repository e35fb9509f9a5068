import { Form } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { usePaths } from "#app/use-paths.ts";
import { jobOpeningOrders } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { type Place, usualOrder } from "./place.ts";

/** A GET form: the address holds search and order, so that it can be kept or shared. */
export function Tools({ place: { status, search, order } }: { place: Place }) {
  const t = useT();
  const { jobOpenings } = usePaths(companyPaths);
  return (
    <Form method="get" action={jobOpenings} role="search" className="tools">
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
      <Button type="submit">{t("apply")}</Button>
    </Form>
  );
}
