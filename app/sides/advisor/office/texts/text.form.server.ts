import { z } from "zod";
import { typedDay, typedMoment } from "#app/forms/pieces.server.ts";
import { textWords } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import { message } from "#contract/message.ts";

/** What a text says in a language. */
export const wordsForm = textWords.extend({ facts: textWords.shape.facts.unwrap().optional() });
export const wordsIn = ({ title, facts, body }: z.output<typeof wordsForm>) => ({ title, body, facts: facts ?? null });

/** What a mail says: its heading is one of its parts. */
export const mailForm = wordsForm.extend({ facts: textWords.shape.facts.unwrap() });

/** Where a text of a kind stands, and from when to when. */
export function placeForm(kind: TextKind) {
  const { sections, mustEnd } = kindOf(kind);
  const lastDay: z.ZodType<string | undefined> = mustEnd ? typedDay : typedDay.optional();
  return z.object({
    section: z.enum(Object.keys(sections), message("required")),
    startsAt: typedMoment.optional(),
    appearsOn: typedDay.optional(),
    endsOn: lastDay,
  });
}
type Place = z.output<ReturnType<typeof placeForm>>;
export type TypedPlace = z.input<ReturnType<typeof placeForm>>;
export const placeIn = ({ section, startsAt, appearsOn, endsOn }: Place) => ({
  section,
  startsAt: startsAt ?? null,
  appearsOn: appearsOn ?? null,
  endsOn: endsOn ?? null,
});

/** A new text: what it says in German, and its place. */
export const newTextForm = (kind: TextKind) => wordsForm.extend(placeForm(kind).shape);
