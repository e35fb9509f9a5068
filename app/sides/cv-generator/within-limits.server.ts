import { isDeepStrictEqual } from "node:util";
import { limits } from "#contract/limits.ts";
import { newId, storedCurriculumVitae } from "./curriculum-vitae.server.ts";
import type { CurriculumVitae } from "./curriculum-vitae.ts";

/** NUL and half an emoji: no database keeps them. */
export const unstorable = /\0|\p{Surrogate}/gu;

/** A CV whose parts have their places, but may hold anything. */
interface Found {
  profil: object;
  education: object[];
  experience: object[];
  languages: unknown[];
  software: object[];
  hobbies: unknown[];
}

/**
 * As many entries as the pages can store, with new ids, each text as long as its field takes, and nothing that a page
 * could not read; tells whether there was more.
 */
export function withinLimits(cv: Found) {
  const named = (entries: object[]) => entries.map((entry) => ({ ...entry, id: newId() }));
  const whole = { ...cv, education: named(cv.education), experience: named(cv.experience) };
  const kept: CurriculumVitae = storedCurriculumVitae.parse({
    ...cutTexts(whole),
    profil: cutTexts(whole.profil, { firstName: name, lastName: name, summary: prose }),
    education: some(whole.education).map((entry) => cutTexts(entry, { summary: prose })),
    experience: some(whole.experience).map((entry) => cutTexts(entry, { summary: prose })),
    languages: whole.languages.slice(0, limits.languages),
    software: some(whole.software).map((skill) => cutTexts(skill, { name })),
    hobbies: some(whole.hobbies).map((hobby) => (typeof hobby === "string" ? prose(hobby) : hobby)),
  });
  return { cv: kept, left: isDeepStrictEqual(asWritten(kept), asWritten(whole)) ? [] : ["more"] };
}

/** Without the fields that are not there. */
const asWritten = (cv: object): unknown => JSON.parse(JSON.stringify(cv));

const some = <T>(entries: T[]) => entries.slice(0, limits.curriculumVitaeEntries);
const cut = (max: number) => (text: string) => text.slice(0, max).replace(unstorable, "").trim();
const name = cut(limits.nameCharacters);
const line = cut(limits.lineCharacters);
const prose = cut(limits.textCharacters);
/** A text without a length of its own is a line. */
const cutTexts = (of: object, cuts: Record<string, typeof line> = {}) =>
  Object.fromEntries(
    Object.entries(of).map(([key, value]) => [key, typeof value === "string" ? (cuts[key] ?? line)(value) : value]),
  );
