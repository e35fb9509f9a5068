import { type Messages, translateWith } from "#app/i18n/translate.ts";

/** The words of the page, put in when it is built. */
declare const WORDS: Messages;
const t = translateWith("de", WORDS, [
  "home",
  "advisorCard",
  "chooseApplication",
  "steps",
  "topics",
  "applicant",
  "common",
]);

/** Stands in for the portal's `useT`, which asks Remix for the page's namespaces. */
export const useT = () => t;
