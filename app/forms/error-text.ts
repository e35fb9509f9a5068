import { readMessage } from "#contract/message.ts";
import type { Translate } from "../i18n/translate.ts";

/** The label of a field: `fields.<name>.label` of the page's words; entries of a list share theirs. */
export const labelOf = (t: Translate, name: string) => t(`fields.${withoutIndex(name)}.label`);

/** A message in the reader's language: the page's own sentence for this field, else the general one. */
export function errorText(t: Translate, name: string, error: string): string {
  const { key, values } = readMessage(error);
  const own = `fields.${withoutIndex(name)}.errors.${key}`;
  return t.has(own) ? t(own, values) : t(`errors:${key}`, values);
}

const withoutIndex = (name: string) => name.replace(/\[\d+\]/g, "");
