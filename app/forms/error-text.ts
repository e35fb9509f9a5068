import { readMessage } from "#contract/message.ts";
import { formatDay } from "../i18n/format.ts";
import type { Translate, Values } from "../i18n/translate.ts";
import { codeText } from "./code-text.ts";

/** The label of a field: `fields.<name>.label` of the page's words. */
export const labelOf = (t: Translate, name: string) => t(keyOf(t, name, "label"), numberIn(name));

/** Entries of a list share their label, which may name the `number`; an entry can have its own (`list[0]`). */
export const keyOf = (t: Translate, name: string, part: string) =>
  t.has(`fields.${name}.${part}`) ? `fields.${name}.${part}` : `fields.${name.replace(/\[\d+\]/g, "")}.${part}`;

function numberIn(name: string) {
  const index = /\[(\d+)\]/.exec(name)?.[1];
  return index ? { number: Number(index) + 1 } : undefined;
}

/** Days cross the wire as `2026-07-01`. */
const withDays = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDay(String(value)) : value,
    ]),
  );

/** Whether the page has its own sentence for this error; such a sentence names the field itself. */
export const isOwnSentence = (t: Translate, name: string, error: string) => t.has(ownKeyOf(t, name, error));

const ownKeyOf = (t: Translate, name: string, error: string) => keyOf(t, name, `errors.${readMessage(error).key}`);

/**
 * A message in the reader's language: the page's own sentence for this field, else the general one. One of several
 * files is named with it, and so is the code of a failure.
 */
export function errorText(t: Translate, name: string, error: string): string {
  const { key, values: given } = readMessage(error);
  const values = withDays(given);
  const own = ownKeyOf(t, name, error);
  const words = t(t.has(own) ? own : `errors:${key}`, values);
  const reason = values.code ? `${words} ${codeText(t, values.code)}` : words;
  return values.file ? t("forms:ofFile", { ...values, reason }) : reason;
}
