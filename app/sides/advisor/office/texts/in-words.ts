import { formatDay, formatTime } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { KeptText, TextVersion } from "#contract/entities/text.ts";
import { defaultLanguage } from "#contract/languages.ts";

/** What a text is called in the office: its German title, or what kind of legal text nobody has written yet. */
export const titleOf = (t: Translate, { id, latest }: Pick<KeptText, "id" | "latest">) =>
  latest.find(({ language }) => language === defaultLanguage)?.title ?? t(`unwritten.${id.split(".").pop()}`);

/** Which version it is, since when and by whom. */
export const versionInWords = (t: Translate, { number, at, by }: Pick<TextVersion, "number" | "at" | "by">) =>
  at
    ? t(by ? "version.by" : "version.at", { number, date: formatDay(at), time: formatTime(at), name: `⁨${by}⁩` })
    : t("version.brought", { number });

type Stands = Pick<KeptText, "appearsOn" | "endsOn">;

/** Whether readers find it today. */
export const isOver = ({ endsOn }: Stands, today: string) => endsOn !== null && endsOn < today;
export const isAhead = ({ appearsOn }: Stands, today: string) => appearsOn !== null && appearsOn > today;

/** From when to when it is shown. */
export function stateInWords(t: Translate, text: Stands, today: string) {
  if (isOver(text, today)) return t("state.over", { date: formatDay(text.endsOn!) });
  if (isAhead(text, today)) return t("state.ahead", { date: formatDay(text.appearsOn!) });
  return text.endsOn ? t("state.until", { date: formatDay(text.endsOn) }) : t("state.shown");
}
