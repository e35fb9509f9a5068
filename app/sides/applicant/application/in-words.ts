import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Application } from "#contract/entities/unit.ts";

/** An application in words: its course, campus and start, as far as they are chosen. */
export function inWords(t: Translate, { courseName, campus, intake }: Application): string {
  const names = [courseName, campus?.name].filter(Boolean).join(", ");
  if (!names) return t("chooseApplication:empty");
  return intake
    ? t("chooseApplication:from", { names, date: formatDay(intake) })
    : t("chooseApplication:named", { names });
}
