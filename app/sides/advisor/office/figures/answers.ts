import { formatNumber } from "#app/i18n/format-number.ts";
import type { Translate } from "#app/i18n/translate.ts";

/** Hours as days with one decimal, in the reader's language. */
export function inDays(t: Translate, hours: number) {
  const days = Math.round((hours / 24) * 10) / 10;
  return t("days", { count: days, number: formatNumber(days, t.language) });
}
