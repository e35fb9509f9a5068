import type { TextVersion } from "#contract/entities/text.ts";
import { broughtId, kindOf, languagesOf, type TextKind } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { words } from "../../words.ts";
import { broughtMails } from "./brought-mails.ts";

/** A text that came with the portal, with its first version in each of its languages. */
interface BroughtText {
  readonly id: string;
  readonly kind: TextKind;
  readonly section: string;
  readonly versions: readonly Readonly<TextVersion>[];
}

/** Numbers that texts name and nobody changes. */
const fixedNumbers = {
  days: limits.confirmationWorkingDays,
  hours: limits.advisorReplyHours,
  megabytes: limits.uploadBytes / 1024 / 1024,
  reviewDays: limits.documentReviewDays,
  months: limits.contractMonthsBeforeStart,
  dates: limits.interviewDates,
  invitationDays: limits.invitationDays,
  endedDays: limits.endedApplicationDays,
  openingDrafts: limits.companyDrafts,
};

/** Numbers that the office chooses, and the help alone names. */
interface ChosenNumbers {
  draftDays?: number;
}

/** The kinds of which the portal brings texts along. */
const namespaceOf = {
  legal: "legalTexts",
  faq: "faqTexts",
  tip: "tipTexts",
  training: "trainingTexts",
  help: "helpTexts",
  answer: "answerTexts",
} as const satisfies Partial<Record<TextKind, string>>;
const isWorded = (kind: TextKind): kind is keyof typeof namespaceOf => Object.hasOwn(namespaceOf, kind);

/** Of each kind, with the numbers it was last asked for: words change with a new version alone. */
const written = new Map<TextKind, { draftDays?: number; texts: readonly BroughtText[] }>();

/** The texts of a kind that came with the portal, in order. */
export function broughtTexts(kind: TextKind, { draftDays }: ChosenNumbers): readonly BroughtText[] {
  const known = written.get(kind);
  if (known && known.draftDays === draftDays) return known.texts;
  const texts = kind === "mail" ? broughtMails() : textsInWords(kind, { draftDays });
  written.set(kind, { draftDays, texts });
  return texts;
}

const textsInWords = (kind: TextKind, chosen: ChosenNumbers): BroughtText[] =>
  Object.entries(kindOf(kind).sections).flatMap(([section, names]) =>
    names.map((name) => ({
      id: broughtId(kind, section, name),
      kind,
      section,
      versions: languagesOf({ kind, section }).flatMap((language) =>
        firstVersion(kind, language, section, name, chosen),
      ),
    })),
  );

/** None where the portal has no words for it. */
function firstVersion(
  kind: TextKind,
  language: WrittenLanguage,
  section: string,
  name: string,
  chosen: ChosenNumbers,
): TextVersion[] {
  if (!isWorded(kind)) return [];
  const t = words(language, namespaceOf[kind]);
  const none = { defaultValue: "" };
  const title = t(`${section}.${name}.title`, none);
  const facts = t(`${section}.${name}.facts`, none) || null;
  const body = t(`${section}.${name}.body`, { ...none, ...fixedNumbers, ...chosen });
  return title ? [{ title, facts, body, language, number: 1, at: null, by: null, isOriginal: true }] : [];
}
