import { useT } from "#app/i18n/I18n.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { distancesKilometres } from "#contract/enumerations/people.ts";
import { companyPaths } from "../paths.ts";
import type { RecommendedPlace } from "./place.ts";

/** Search and filter of those whom an opening fits; their order is the ranking. */
export function RecommendedTools({ place: { search, within }, id }: { place: RecommendedPlace; id: string }) {
  const t = useT();
  return (
    <ListTools action={usePaths(companyPaths).jobOpening(id)} submit={t("apply")}>
      <div className="field">
        <label htmlFor="search">{t("search.first")}</label>
        <TextInput id="search" name="search" type="search" defaultValue={search} />
      </div>
      <div className="field">
        <label htmlFor="within">{t("within.label")}</label>
        <SelectInput id="within" name="within" defaultValue={within ?? ""}>
          <option value="">{t("within.any")}</option>
          {distancesKilometres.map((kilometres) => (
            <option key={kilometres} value={kilometres}>
              {t("within.at", { kilometres })}
            </option>
          ))}
        </SelectInput>
      </div>
    </ListTools>
  );
}
