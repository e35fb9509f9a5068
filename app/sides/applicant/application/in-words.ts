import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Application } from "#contract/entities/unit.ts";

/** An application by what was chosen in it: course, campus and start, as far as they are known. */
export function inWords(t: Translate, { courseName, campus, intake }: Application): string {
  const start = intake && t("chooseApplication:from", { date: formatDay(intake) });
  const known = [courseName, campus?.name, start].filter(Boolean);
  return known.length > 0 ? known.join(", ") : t("chooseApplication:empty");
}
