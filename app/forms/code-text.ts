import type { Translate } from "../i18n/translate.ts";

/** Spec §2, §8: the server's code, in words if there are any, and what to do about it. */
export function codeText(t: Translate, code: number | string): string {
  const told = [`common:error.backend.${code}`, `common:error.hint.${code}`].filter((key) => t.has(key));
  return [t("common:error.code", { code: String(code) }), ...told.map((key) => t(key))].join(" ");
}
