import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { textKinds } from "../enumerations/texts.ts";
import { writtenLanguages } from "../languages.ts";
import { limits } from "../limits.ts";
import { day, oneLine, text } from "../values.ts";

const count = z.number().int();
const kind = z.enum(textKinds);
const language = z.enum(writtenLanguages);
const line = oneLine(limits.lineCharacters);

/** Either the office's id of its own text or, where the portal brings it along, its kind, section and name. */
export const textId = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+)*$/)
  .max(100);

/** What a text says; the body is written in CommonMark, without HTML and pictures. */
export const textWords = z.object({ title: line, facts: line.nullable(), body: text(deskLimits.bodyCharacters) });
export type TextWords = z.infer<typeof textWords>;
/**
 * The first and the last day on which readers find it; null: at once, and without end. `startsAt`: when what it tells
 * of begins; null: at any time.
 */
const textPlace = z.object({
  section: z.string().max(limits.nameCharacters),
  appearsOn: day.nullable(),
  endsOn: day.nullable(),
  startsAt: z.iso.datetime({ offset: true }).nullable(),
});
export type TextPlace = z.infer<typeof textPlace>;

const words = { title: z.string(), facts: z.string().nullable(), body: z.string() };

/** A text as readers get it: in their language, else in German. */
export const shownText = z.object({ id: z.string(), section: z.string(), language, ...words });
export type ShownText = z.infer<typeof shownText>;
/** Where the office has written none, the operator may name a file instead of what came with the portal. */
export const shownLegalText = shownText.extend({ isBrought: z.boolean() });

/** Without a moment it came with the portal; without a name somebody wrote it who is gone. */
export const textVersion = z.object({
  ...words,
  language,
  number: count,
  at: z.string().nullable(),
  by: z.string().nullable(),
  /** It says what came with the portal, even if somebody wrote it. */
  isOriginal: z.boolean(),
});
export type TextVersion = z.infer<typeof textVersion>;

/** An answer that is kept ready, in one of its languages; its body goes into a message as it is. */
export const readyAnswer = shownText.pick({ id: true, language: true, title: true, body: true });
export type ReadyAnswer = z.infer<typeof readyAnswer>;

/** The file that a text hands out. */
export const textFile = z.object({ name: z.string(), bytes: count, changedAt: z.string() });

/** A text as the office keeps it, by the latest version of each language. */
export const keptText = textPlace.extend({
  id: z.string(),
  kind,
  version: count,
  /** It came with the portal: it can end, but not be deleted. */
  isBrought: z.boolean(),
  file: textFile.nullable(),
  latest: z.array(textVersion.omit({ body: true })),
});
export type KeptText = z.infer<typeof keptText>;
/** With all its versions, the latest first. */
export const wholeText = keptText.extend({ versions: z.array(textVersion) });
export type WholeText = z.infer<typeof wholeText>;

/** A text of the office's own begins in German, which all other languages fall back to. */
export const newText = textWords.extend({ kind, ...textPlace.shape });
export const textPlaceChanges = textPlace.partial().extend({ version: count.optional() });
/** The next version in a language; `readAt` is the number of the latest one that its author has read, 0 for none. */
export const newVersion = textWords.extend({ language, readAt: count.optional() });

/** Words of a mail that nobody has published yet. */
export const mailDraft = textWords.extend({ textId, language });
/** The mail that they make, with sample values. */
export const previewedMail = z.object({
  subject: z.string(),
  /** A whole page. */
  html: z.string(),
});
