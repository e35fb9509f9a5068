import { randomUUID } from "node:crypto";
import { z } from "zod";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { printColours } from "#contract/calls/print.ts";
import { languageSkill } from "#contract/entities/account.ts";
import { languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { oneLine, text } from "#contract/values.ts";
import { type CurriculumVitae, sheetLooks } from "./curriculum-vitae.ts";

const line = oneLine(limits.lineCharacters).optional();
/** A month as `2024-06` or as people type it (`6/2024`, `1.6.2024`), or a year alone; kept as `2024-06` or `2024`. */
export const month = z
  .string()
  .trim()
  .transform((typed) =>
    typed.replace(
      /^(?:\d{1,2}\.\s*)?(\d{1,2})\s*[./-]\s*(\d{4})$/,
      (_, m: string, y: string) => `${y}-${m.padStart(2, "0")}`,
    ),
  )
  .pipe(z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, message("month")));
const day = z.iso.date();

export const profil = z.object({
  firstName: oneLine(limits.nameCharacters),
  lastName: oneLine(limits.nameCharacters),
  label: line,
  email: line,
  phone: line,
  street: line,
  postalCode: line,
  city: line,
  url: line,
  birthday: day.optional(),
  placeOfBirth: line,
  nationality: line,
  summary: text(limits.textCharacters).optional(),
});

export const entry = z.object({
  id: z.string().max(40),
  title: oneLine(limits.lineCharacters),
  organisation: line,
  place: line,
  startDate: month.optional(),
  endDate: month.optional(),
  summary: text(limits.textCharacters).optional(),
});

const softwareSkill = z.object({
  name: oneLine(limits.nameCharacters),
  level: z.number().int().min(limits.softwareLevels.min).max(limits.softwareLevels.max),
});

/** One hobby, or prose as long as the field takes. */
export const hobby = oneLine(limits.textCharacters);

/** The members of a list that can be read: one that cannot takes no other along. */
export const list = <T extends z.ZodType>(of: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.map((one) => of.safeParse(one)).flatMap(({ success, data }) => (success ? [data] : [])));

/** The same of the fields of an object, none of which is required. */
const eachFieldOf = <T extends z.ZodRawShape>({ shape }: z.ZodObject<T>) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, (field as z.ZodType).optional().catch(undefined)]),
    ),
  ) as unknown as z.ZodObject<{ [K in keyof T]: z.ZodCatch<z.ZodOptional<T[K]>> }>;

/** The stored CV: earlier versions or a file may have written it, so what cannot be read is left out. */
export const storedCurriculumVitae = z.object({
  look: z.enum(sheetLooks).catch("classic"),
  colour: z.enum(Object.keys(printColours) as [keyof typeof printColours]).catch("blue"),
  language: z.enum(Object.keys(languages) as [keyof typeof languages]).catch("de"),
  profil: eachFieldOf(profil).catch({}),
  education: list(entry),
  experience: list(entry),
  languages: list(languageSkill),
  software: list(softwareSkill),
  drivingLicence: line.catch(undefined),
  hobbies: list(hobby),
  signature: eachFieldOf(z.object({ place: line, date: day }))
    .extend({ hasLine: z.boolean().catch(true) })
    .catch({ hasLine: true }),
});

/** The CV that this visitor is writing; undefined before they begin, and 24 h after their last change. */
export async function readCurriculumVitae(context: PortalContext) {
  const found = await context.curriculumVitae.read();
  return found && { cv: storedCurriculumVitae.parse(found.content) satisfies CurriculumVitae, photo: found.photo };
}

/** Changes the CV, or begins it with the page's values; returns the cookie to answer with. */
export const changeCurriculumVitae = (
  context: PortalContext,
  begun: CurriculumVitae,
  change: (cv: CurriculumVitae) => CurriculumVitae,
) =>
  context.curriculumVitae.change((found) => ({
    content: { ...change(found ? storedCurriculumVitae.parse(found.content) : begun) },
    photo: found?.photo ?? null,
  }));

/** Stores or removes the photo, a JPEG in base64. */
export const changePhoto = (context: PortalContext, begun: CurriculumVitae, photo: string | null) =>
  context.curriculumVitae.change((found) => ({ content: found?.content ?? { ...begun }, photo }));

/** Why a change was not kept, for the field of its file. Anything but a refusal is thrown on. */
export function reasonNotToKeep(error: unknown) {
  if (!(error instanceof RefusedResponse)) throw error;
  return message(error.refusal.code === 507 ? "noSpace" : "tooMany");
}

export const newId = () => randomUUID().slice(0, 8);
