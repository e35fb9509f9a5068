import { formatDay, formatTime } from "#app/i18n/format.ts";
import { isolated } from "#app/i18n/isolated.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { PageTitle } from "#app/page.ts";
import type { KeptText, TextVersion } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { todayInGermany } from "#domain/today.ts";

/** A text as far as the list shows it. */
export interface ListedText extends Omit<KeptText, "latest"> {
  latest: Pick<KeptText["latest"][number], "language" | "title" | "isOriginal">[];
}
type Named = Pick<ListedText, "id" | "latest">;
const germanTitle = ({ latest }: Named) => latest.find(({ language }) => language === defaultLanguage)?.title;
/** What the portal calls a text that has a name: a mail, or a legal text that nobody has written yet. */
function nameOf({ id }: Named) {
  const [kind, , name = ""] = id.split(".");
  return kind === "mail" ? `mailKinds:${name}` : `unwritten.${name}`;
}
const isNamed = (of: Named) => of.id.startsWith("mail.") || !germanTitle(of);

/** What a text is called in the office: its name, or else its German title. */
export const titleOf = (t: Translate, of: Named) => (isNamed(of) ? t(nameOf(of)) : germanTitle(of)!);
/** The language of that, where it is not the reader's. */
export const langOfTitle = (of: Named) => (isNamed(of) ? undefined : defaultLanguage);
/** The texts whose title holds what was searched for. */
export const foundIn = <Text extends Named>(t: Translate, texts: Text[], search = "") =>
  texts.filter((text) => titleOf(t, text).toLowerCase().includes(search.toLowerCase()));
/** The same as the title of a page. */
export const pageTitleOf = (of: Named): PageTitle => (isNamed(of) ? { key: nameOf(of) } : germanTitle(of)!);

/** Which version it is, since when and by whom. */
export const versionInWords = (t: Translate, { number, at, by }: Pick<TextVersion, "number" | "at" | "by">) =>
  at
    ? t(by ? "version.by" : "version.at", {
        number,
        date: formatDay(at),
        time: formatTime(at),
        name: isolated(by ?? ""),
      })
    : t("version.brought", { number });

type Stands = Pick<KeptText, "kind" | "appearsOn" | "endsOn" | "startsAt" | "file">;

/** How readers find it at a moment. */
function stateOf({ kind, appearsOn, endsOn, startsAt, file }: Stands, now: string) {
  const today = todayInGermany(new Date(now));
  if (endsOn && endsOn < today) return "over";
  if (startsAt && startsAt < now) return "begun";
  if (kindOf(kind).hasFile && !file) return "fileless";
  if (appearsOn && appearsOn > today) return "ahead";
  return endsOn ? "until" : "shown";
}

/** Whether readers find it at a moment. */
export const isFound = (text: Stands, now: string) => ["until", "shown"].includes(stateOf(text, now));

/** From when on readers find a new wording of it. */
export function publishNote(t: Translate, text: Stands, now: string) {
  const date = text.appearsOn && formatDay(text.appearsOn);
  if (date && stateOf(text, now) === "ahead") return t("publishNote.ahead", { date });
  return t(isFound(text, now) ? "publishNote.now" : "publishNote.hidden");
}

/** How a text of a kind is written. */
export const howToWrite = (t: Translate, kind: TextKind) => t(kindOf(kind).isPlain ? "plain" : "markup");

/** From when to when it is shown. */
export function stateInWords(t: Translate, text: Stands, now: string) {
  const { appearsOn, endsOn, startsAt } = text;
  const state = stateOf(text, now);
  const dates = { over: endsOn, until: endsOn, begun: startsAt, ahead: appearsOn, fileless: null, shown: null };
  const date = dates[state];
  return t(`state.${state}`, date ? { date: formatDay(date) } : {});
}
