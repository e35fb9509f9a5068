import { expect, type Page } from "@playwright/test";
import type { Values } from "#app/i18n/translate.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Tone } from "#contract/sides.ts";
import { words } from "./words.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A page as its reader uses it: everything is found by the words on it, those of the page's own namespaces first. */
export function screenOf(page: Page, namespaces: string[], language?: WrittenLanguage, tone?: Tone) {
  const t = words(namespaces, language, tone);
  /** This label and no longer one, but for the asterisk or the "optional" behind it. */
  const labelOf = (name: string, values?: Values) =>
    new RegExp(`^\\s*${escaped(t(`fields.${name}.label`, values))}(\\s\\*| ${escaped(t("forms:optional"))})?\\s*$`);

  return {
    t,
    field: (name: string, values?: Values) => page.getByLabel(labelOf(name, values)),
    /** A box to tick: the hint belongs to its name. */
    box: (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${escaped(t(`fields.${name}.label`))}`) }),
    group: (name: string) => page.getByRole("group", { name: labelOf(name) }),
    /** The message stands at the field, and is read out with it. */
    expectError: (name: string, message: string) =>
      expect(page.getByLabel(labelOf(name))).toHaveAccessibleDescription(new RegExp(escaped(message))),
    choose: (name: string, option: string) =>
      page
        .getByRole("group", { name: labelOf(name) })
        .getByRole("radio", { name: new RegExp(`^${escaped(option)}`) })
        .check(),
    button: (key: string) => page.getByRole("button", { name: t(key), exact: true }),
    press: (key: string) => page.getByRole("button", { name: t(key), exact: true }).click(),
    link: (key: string) => page.getByRole("link", { name: t(key), exact: true }),
    /** What is wrong, first on the page. */
    summary: page.getByRole("alert"),
  };
}
