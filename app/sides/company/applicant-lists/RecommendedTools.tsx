import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { distancesKilometres } from "#contract/enumerations/people.ts";
import { companyPaths } from "../paths.ts";
import type { RecommendedPlace } from "./place.ts";

/** Search and filter of those whom an opening fits; their order is the ranking. */
export function RecommendedTools({ place: { search, within = "" }, id }: { place: RecommendedPlace; id: string }) {
  const t = useT();
  const distances = distancesKilometres.map((kilometres) => [kilometres, t("within.at", { kilometres })] as const);
  return (
    <ListTools action={usePaths(companyPaths).jobOpening(id)} submit={t("apply")}>
      <SearchTool label={t("search.first")} value={search} />
      <ChoiceTool
        name="within"
        label={t("within.label")}
        value={within}
        options={[["", t("within.any")], ...distances]}
      />
    </ListTools>
  );
}
