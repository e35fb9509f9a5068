import { formatStart } from "#app/i18n/format-month.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Funnel } from "#contract/entities/figures.ts";
import { funnelGroups } from "#contract/enumerations/figures.ts";
import { advisorPaths } from "../../paths.ts";
import type { FunnelPlace } from "./place.ts";

type Props = { place: FunnelPlace } & Pick<Funnel, "campuses" | "courses" | "intakes">;

/** Of whom the funnel tells, and what is compared. */
export function FunnelTools({ place, campuses, courses, intakes }: Props) {
  const t = useT();
  const { funnel } = usePaths(advisorPaths);
  const all = ["", t("all")] as const;
  return (
    <ListTools action={funnel} submit={t("office:apply")}>
      <ChoiceTool
        name="campus"
        label={t("by.campus")}
        value={place.campus ?? ""}
        options={[all, ...campuses.map((one) => [one, one] as const)]}
      />
      <ChoiceTool
        name="course"
        label={t("by.course")}
        value={place.course ?? ""}
        options={[all, ...courses.map((one) => [one, one] as const)]}
      />
      <ChoiceTool
        name="intake"
        label={t("by.intake")}
        value={place.intake ?? ""}
        options={[all, ...intakes.map((one) => [one, formatStart(one, t.language)] as const)]}
      />
      <ChoiceTool
        name="by"
        label={t("compare")}
        value={place.by ?? "campus"}
        options={funnelGroups.map((one) => [one, t(`by.${one}`)] as const)}
      />
    </ListTools>
  );
}
