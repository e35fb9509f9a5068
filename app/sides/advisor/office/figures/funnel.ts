import { formatDay } from "#app/i18n/format.ts";
import { formatStart } from "#app/i18n/format-month.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { FunnelGroup } from "#contract/enumerations/figures.ts";
import { stages } from "#contract/enumerations/people.ts";

/** The stages of the way, without its end before the goal. */
export const wayStages = stages.filter((stage) => stage !== "Lost");

/** A campus or course as it is called, an intake by its month, a week by its Monday. */
export function nameOfGroup(t: Translate, by: FunnelGroup, name: string | null) {
  if (!name) return t("notChosen");
  if (by === "intake") return formatStart(name, t.language);
  return by === "week" ? t("weekOf", { date: formatDay(name) }) : name;
}
