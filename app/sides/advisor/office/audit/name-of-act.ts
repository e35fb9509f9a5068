import type { Translate } from "#app/i18n/translate.ts";

/** What an act of the log is called; undefined for a call that earlier versions had. */
export function nameOfAct(t: Translate, operation: string) {
  const key = `auditActs:${operation}`;
  return t.has(key) ? t(key) : undefined;
}
