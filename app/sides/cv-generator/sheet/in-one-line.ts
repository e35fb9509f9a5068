import type { Translate } from "#app/i18n/translate.ts";

/** Words after each other, as the language of the sheet lists them. */
export const inOneLine = (words: string[], t: Translate) =>
  words.reduce((first, second) => (first ? t("sheet:list", { first, second }) : second), "");
