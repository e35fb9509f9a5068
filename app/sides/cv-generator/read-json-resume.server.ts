import { z } from "zod";
import { isWebAddress } from "#app/web-address.ts";
import { limits } from "#contract/limits.ts";
import { oneLine, text } from "#contract/values.ts";
import { list, newId } from "./curriculum-vitae.server.ts";
import { type CurriculumVitae, type Entry, emptyCurriculumVitae } from "./curriculum-vitae.ts";
import { type Dates, dates, datesOf, isUnreadable } from "./read-dates.server.ts";
import { languagesOf, softwareOf, withDetails } from "./read-skills.server.ts";
import { unstorable, withinLimits } from "./within-limits.server.ts";

// https://jsonresume.org/schema — a file made elsewhere may lack anything and hold anything.
const words = oneLine(limits.printCharacters, 0).catch("");
const lines = text(limits.printCharacters, 0).catch("");
const station = {
  ...dates.shape,
  summary: lines,
  description: lines,
  highlights: list(lines),
  location: words,
  url: words,
};
const jsonResume = z.object({
  basics: z
    .object({
      name: words,
      label: words,
      email: words,
      phone: words,
      url: words,
      summary: lines,
      location: z
        .object({ address: words, postalCode: words, city: words, region: words, countryCode: words })
        .partial()
        .catch({}),
      image: words,
      profiles: list(z.unknown()),
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
  awards: list(z.unknown()),
  certificates: list(z.unknown()),
  publications: list(z.unknown()),
  references: list(z.unknown()),
});
const fields = z.record(z.string(), z.unknown()).catch({});
/** A file written by this portal holds everything; somebody may have edited it since. */
const ownIn = z.object({
  meta: z.object({
    portal: z.looseObject({
      profil: fields,
      education: list(fields.pipe(dates.loose())),
      experience: list(fields.pipe(dates.loose())),
      languages: list(z.unknown()),
      software: list(fields),
      hobbies: list(z.unknown()),
    }),
  }),
});
type JsonResume = z.output<typeof jsonResume>;

/** The parsed content of a file; undefined when it is not JSON. Some editors begin a file with a byte order mark. */
export function jsonIn(file: string): unknown {
  try {
    return storable(JSON.parse(file.replace(/^\ufeff/, "")));
  } catch {
    return undefined;
  }
}

/** Lists are cut before anything else costs time: to one more than the pages can store, which tells that there was more. */
function storable(json: unknown): unknown {
  if (typeof json === "string") return json.replace(unstorable, "");
  if (Array.isArray(json)) return json.slice(0, limits.curriculumVitaeEntries + 1).map(storable);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, storable(value)]));
}

/** Reads a JSON Resume; undefined for any other file. `left` names what of it found no place. */
export function curriculumVitaeFrom(json: unknown, language: CurriculumVitae["language"]) {
  const own = ownIn.safeParse(json).data;
  if (own) return fromOwn(own.meta.portal, language);
  const read = jsonResume.safeParse(json);
  const isResume =
    typeof json === "object" && json !== null && ("basics" in json || "work" in json || "education" in json);
  if (!read.success || !isResume) return undefined;
  const resume = read.data;
  const { languages, left: unknown } = languagesOf(resume.languages);
  const { cv, left } = withinLimits({
    ...emptyCurriculumVitae(language),
    profil: profilOf(resume),
    education: resume.education.flatMap(educationOf),
    experience: [...resume.work, ...resume.volunteer, ...resume.projects]
      .flatMap(experienceOf)
      .toSorted((a, b) => endOf(b).localeCompare(endOf(a))),
    languages,
    software: resume.skills.flatMap(softwareOf),
    hobbies: [...resume.interests.map(({ name, keywords }) => withDetails(name, keywords)), ...unknown].filter(Boolean),
  });
  return { cv, left: [...withoutPlace(resume), ...left] };
}

function fromOwn(portal: z.output<typeof ownIn>["meta"]["portal"], language: CurriculumVitae["language"]) {
  const { education, experience } = portal;
  const dated = (stations: Dates[]) => stations.map((one) => ({ ...one, ...datesOf(one) }));
  const found = { ...portal, education: dated(education), experience: dated(experience) };
  const { cv, left } = withinLimits({ ...emptyCurriculumVitae(language), ...found });
  return { cv, left: [...education, ...experience].some(isUnreadable) ? ["dates", ...left] : left };
}

/** What lasts comes first, what has no dates last. */
const endOf = ({ startDate, endDate }: Entry) => endDate ?? (startDate ? "9999" : "");

/** What this CV has no place for, in the order in which it is told. */
function withoutPlace({ basics, awards, certificates, publications, references, ...stations }: JsonResume) {
  const { image, profiles, location } = basics;
  const parts = { profiles, image, region: location?.region || location?.countryCode };
  const { work, volunteer, projects, education } = stations;
  const all = [...work, ...volunteer, ...projects, ...education];
  const links = all.filter(({ url }) => url && !isWebAddress(url));
  const lists = { awards, certificates, publications, references, links, dates: all.filter(isUnreadable) };
  return Object.entries({ ...parts, ...lists }).flatMap(([part, content]) => (content?.length ? [part] : []));
}

function profilOf({ basics }: JsonResume): CurriculumVitae["profil"] {
  const names = (basics.name ?? "").split(/\s+/).filter(Boolean);
  const { address, postalCode, city } = basics.location ?? {};
  return {
    firstName: names.length > 1 ? names.slice(0, -1).join(" ") : names[0],
    lastName: names.length > 1 ? names.at(-1) : undefined,
    label: basics.label || undefined,
    email: basics.email || undefined,
    phone: basics.phone || undefined,
    url: basics.url || undefined,
    street: address || undefined,
    postalCode: postalCode || undefined,
    city: city || undefined,
    summary: basics.summary || undefined,
  };
}

const stationSchema = z.object(station);
type Station = z.output<typeof stationSchema>;

function entryOf(title: string, organisation: string, details: string[], of: Station): Entry[] {
  const summary = [
    of.description,
    of.summary,
    ...[...of.highlights, ...details].filter(Boolean).map((one) => `- ${one}`),
    // A station has no field for its link: the text keeps it.
    isWebAddress(of.url) && of.url,
  ];
  if (!title && !organisation) return [];
  return [
    {
      id: newId(),
      title: title || organisation,
      organisation: (title && organisation) || undefined,
      place: of.location || undefined,
      ...datesOf(of),
      summary: summary.filter(Boolean).join("\n") || undefined,
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
