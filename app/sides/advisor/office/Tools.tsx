import { useT } from "#app/i18n/I18n.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { ListTools } from "#app/ui/ListTools.tsx";
import { limits } from "#contract/limits.ts";
import { type Place, states } from "./place.ts";

/** Search and choice of a list of the office. */
export function Tools({ action, place: { search, state } }: { action: string; place: Place }) {
  const t = useT();
  return (
    <ListTools action={action} submit={t("office:apply")}>
      <div className="field">
        <label htmlFor="search">{t("office:search")}</label>
        <TextInput id="search" name="search" type="search" maxLength={limits.searchCharacters} defaultValue={search} />
      </div>
      <div className="field">
        <label htmlFor="state">{t("office:state.label")}</label>
        <SelectInput id="state" name="state" defaultValue={state ?? ""}>
          <option value="">{t("office:state.all")}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {t(`office:state.${one}`)}
            </option>
          ))}
        </SelectInput>
      </div>
    </ListTools>
  );
}
