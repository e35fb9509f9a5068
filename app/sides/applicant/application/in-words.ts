import type { Translate } from "#app/i18n/translate.ts";
import type { Application } from "#contract/entities/unit.ts";

/** With its start in words. */
export type NamedApplication = Pick<Application, "courseName" | "campus"> & { start: string | null };

/** An application in words: its course, campus and start, as far as they are chosen. */
export function inWords(t: Translate, { courseName, campus, start }: NamedApplication): string {
  const names = [courseName, campus?.name].filter(Boolean).join(", ");
  if (!names) return t("chooseApplication:empty");
  return start ? t("chooseApplication:from", { names, date: start }) : t("chooseApplication:named", { names });
}
