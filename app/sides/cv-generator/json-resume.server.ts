import { z } from "zod";
import { limits } from "#contract/limits.ts";
import { spokenLanguages } from "#domain/spoken-languages.ts";
import { newId, storedCurriculumVitae } from "./curriculum-vitae.server.ts";
import { type CurriculumVitae, type Entry, emptyCurriculumVitae, nameOf } from "./curriculum-vitae.ts";

// https://jsonresume.org/schema — a file made elsewhere may lack anything and hold anything.
const words = z.string().trim().catch("");
const list = <T extends z.ZodType>(of: T) => z.array(of).catch([]);
/** Months are enough for a CV: `2013-12-01` → `2013-12`. */
const month = z
  .string()
  .regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2])(-\d{2})?)?$/)
  .transform((date) => date.slice(0, 7))
  .optional()
  .catch(undefined);
const station = {
  startDate: month,
  endDate: month,
  summary: words,
  description: words,
  highlights: list(words),
  location: words,
};
const jsonResume = z.object({
  basics: z
    .object({
      name: words,
      label: words,
      email: words,
      phone: words,
      url: words,
      summary: words,
      location: z.object({ address: words, postalCode: words, city: words }).partial().catch({}),
    })
    .partial()
    .catch({}),
  work: list(z.object({ name: words, position: words, ...station })),
  volunteer: list(z.object({ organization: words, position: words, ...station })),
  projects: list(z.object({ name: words, entity: words, ...station })),
  education: list(
    z.object({ institution: words, studyType: words, area: words, score: words, courses: list(words), ...station }),
  ),
  languages: list(z.object({ language: words, fluency: words })),
  skills: list(z.object({ name: words, level: words, keywords: list(words) })),
  interests: list(z.object({ name: words, keywords: list(words) })),
});
/** A file written by this portal holds everything. */
const ownIn = z.object({ meta: z.object({ portal: z.record(z.string(), z.unknown()) }) });
type JsonResume = z.output<typeof jsonResume>;

/** Parts of the format that this CV has no place for; the page lists them. */
const withoutPlace = ["awards", "certificates", "publications", "references"] as const;

/** NUL and half an emoji: no database keeps them. */
const unstorable = /\0|\p{Surrogate}/gu;

/** The parsed content of a file; undefined when it is not JSON. Some editors begin a file with a byte order mark. */
export function jsonIn(file: string): unknown {
  try {
    return storable(JSON.parse(file.replace(/^\ufeff/, "")));
  } catch {
    return undefined;
  }
}

/** Lists are cut to the length that the pages can store, before anything else costs time. */
function storable(json: unknown): unknown {
  if (typeof json === "string") return json.replace(unstorable, "");
  if (Array.isArray(json)) return json.slice(0, limits.curriculumVitaeEntries).map(storable);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, storable(value)]));
}

/** Reads a JSON Resume; undefined for any other file. `left` names the parts of it that found no place. */
export function curriculumVitaeFrom(json: unknown, language: CurriculumVitae["language"]) {
  const own = ownIn.safeParse(json).data;
  if (own) return { cv: withinLimits(storedCurriculumVitae.parse(own.meta.portal)), left: [] };
  const read = jsonResume.safeParse(json);
  const isResume =
    typeof json === "object" && json !== null && ("basics" in json || "work" in json || "education" in json);
  if (!read.success || !isResume) return undefined;
  const resume = read.data;
  const left = withoutPlace.filter((part) => ((json as Record<string, unknown[]>)[part]?.length ?? 0) > 0);
  const empty = emptyCurriculumVitae(language);
  const { languages, left: unknown } = languagesOf(resume);
  const cv: CurriculumVitae = {
    ...empty,
    profil: profilOf(resume),
    education: resume.education.flatMap(educationOf).slice(0, limits.curriculumVitaeEntries),
    experience: [...resume.work, ...resume.volunteer, ...resume.projects]
      .flatMap(experienceOf)
      .toSorted((a, b) => (b.endDate ?? "9999").localeCompare(a.endDate ?? "9999"))
      .slice(0, limits.curriculumVitaeEntries),
    languages,
    software: resume.skills.flatMap(softwareOf),
    hobbies: [...resume.interests.map(({ name, keywords }) => withDetails(name, keywords)), ...unknown]
      .filter(Boolean)
      .map(cut(limits.textCharacters)),
  };
  return { cv: withinLimits(cv), left };
}

const named = (entries: Entry[]) => entries.map((entry) => ({ ...entry, id: newId() }));
/** At most the entries that the pages can store, with new ids. */
const withinLimits = (cv: CurriculumVitae): CurriculumVitae => ({
  ...cv,
  education: named(cv.education),
  experience: named(cv.experience),
  languages: cv.languages.slice(0, limits.languages),
  software: cv.software.slice(0, limits.curriculumVitaeEntries),
  hobbies: cv.hobbies.slice(0, limits.curriculumVitaeEntries),
});

const cut = (max: number) => (text: string) => text.slice(0, max).replace(unstorable, "").trim();
const line = cut(limits.lineCharacters);
const lineOrNothing = (text: string | undefined) => (text ? line(text) : undefined);
const withDetails = (name: string, details: string[]) =>
  [name, details.filter(Boolean).join(", ")].filter(Boolean).join(": ");

function profilOf({ basics }: JsonResume): CurriculumVitae["profil"] {
  const names = (basics.name ?? "").split(/\s+/).filter(Boolean);
  const { address, postalCode, city } = basics.location ?? {};
  const first = names.length > 1 ? names.slice(0, -1).join(" ") : names[0];
  return {
    firstName: first && cut(limits.nameCharacters)(first),
    lastName: names.length > 1 ? cut(limits.nameCharacters)(names.at(-1) ?? "") : undefined,
    label: lineOrNothing(basics.label),
    email: lineOrNothing(basics.email),
    phone: lineOrNothing(basics.phone),
    url: lineOrNothing(basics.url),
    street: lineOrNothing(address),
    postalCode: lineOrNothing(postalCode),
    city: lineOrNothing(city),
    summary: basics.summary ? cut(limits.textCharacters)(basics.summary) : undefined,
  };
}

const stationSchema = z.object(station);
type Station = z.output<typeof stationSchema>;

function entryOf(title: string, organisation: string, details: string[], of: Station): Entry[] {
  const summary = [
    of.description,
    of.summary,
    ...[...of.highlights, ...details].filter(Boolean).map((one) => `- ${one}`),
  ];
  if (!title && !organisation) return [];
  return [
    {
      id: newId(),
      title: line(title || organisation),
      organisation: title ? lineOrNothing(organisation) : undefined,
      place: lineOrNothing(of.location),
      startDate: of.startDate,
      endDate: of.endDate,
      summary: cut(limits.textCharacters)(summary.filter(Boolean).join("\n")) || undefined,
    },
  ];
}

const experienceOf = (
  one: JsonResume["work"][number] | JsonResume["volunteer"][number] | JsonResume["projects"][number],
) =>
  "entity" in one
    ? entryOf(one.name, one.entity, [], one)
    : entryOf(one.position, "organization" in one ? one.organization : one.name, [], one);

const educationOf = ({ institution, studyType, area, score, courses, ...of }: JsonResume["education"][number]) =>
  entryOf([studyType, area].filter(Boolean).join(" "), institution, [score, ...courses], of);

const levels: [RegExp, number][] = [
  [/native|mutter|bilingual/i, 7],
  [/\bc2\b|proficient|mastery/i, 6],
  [/\bc1\b|fluent|flie(ß|ss)end|advanced/i, 5],
  [/\bb2\b|upper/i, 4],
  [/\bb1\b|intermediate/i, 3],
  [/\ba2\b|elementary/i, 2],
  [/\ba1\b|beginner|basic|grund/i, 1],
];

/** Languages known by name in German, in English or in themselves; others stay as words. */
function languagesOf({ languages }: JsonResume) {
  const known: CurriculumVitae["languages"] = [];
  const left: string[] = [];
  for (const { language, fluency } of languages) {
    const code = codes.get(language.toLowerCase());
    const level = levels.find(([pattern]) => pattern.test(fluency))?.[1];
    if (code && level) known.push({ code, level });
    else if (language) left.push(withDetails(language, [fluency]));
  }
  return { languages: known, left };
}
const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: "language" }).of(code)?.toLowerCase();
/** Looked up once: a file can name thousands. */
const codes = new Map(spokenLanguages.flatMap((code) => ["de", "en", code].map((one) => [nameIn(one, code), code])));

const softwareLevels: [RegExp, number][] = [
  [/master|expert|advanced|sehr gut/i, 3],
  [/intermediate|good|gut/i, 2],
];

function softwareOf({ name, level, keywords }: JsonResume["skills"][number]): CurriculumVitae["software"] {
  const at = softwareLevels.find(([pattern]) => pattern.test(level))?.[1] ?? 1;
  const shown = withDetails(name, keywords);
  return shown ? [{ name: cut(limits.nameCharacters)(shown), level: at }] : [];
}

/** The CV as a JSON Resume, to take along and load again. */
export function jsonResumeOf(cv: CurriculumVitae) {
  const { profil } = cv;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: nameOf(cv),
      label: profil.label,
      email: profil.email,
      phone: profil.phone,
      url: profil.url,
      summary: profil.summary,
      location: { address: profil.street, postalCode: profil.postalCode, city: profil.city },
    },
    work: cv.experience.map(({ title, organisation, place, startDate, endDate, summary }) => ({
      name: organisation,
      position: title,
      location: place,
      startDate,
      endDate,
      summary,
    })),
    education: cv.education.map(({ title, organisation, startDate, endDate, summary }) => ({
      institution: organisation,
      area: title,
      startDate,
      endDate,
      summary,
    })),
    languages: cv.languages.map(({ code, level }) => ({
      language: new Intl.DisplayNames(["en"], { type: "language" }).of(code),
      fluency: ["A1", "A2", "B1", "B2", "C1", "C2", "Native speaker"][level - 1],
    })),
    skills: cv.software.map(({ name, level }) => ({ name, level: ["Basic", "Good", "Advanced"][level - 1] })),
    interests: cv.hobbies.map((name) => ({ name })),
    // The answers that the format has no place for, so that nothing is lost when the file is loaded here again.
    meta: { portal: cv },
  };
}
