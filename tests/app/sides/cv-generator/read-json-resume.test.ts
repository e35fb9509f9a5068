import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { storedCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.server.ts";
import { emptyCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { jsonResumeOf } from "#app/sides/cv-generator/json-resume.ts";
import { curriculumVitaeFrom, jsonIn } from "#app/sides/cv-generator/read-json-resume.server.ts";
import { limits } from "#contract/limits.ts";

/** The sample that the format's makers publish. */
const path = createRequire(import.meta.url).resolve("@jsonresume/schema/sample.resume.json");
const sample = JSON.parse(readFileSync(path, "utf8"));

describe("the format's own sample", () => {
  const { cv, left } = curriculumVitaeFrom(sample, "en")!;

  it("tells who it is", () => {
    expect(cv.profil).toMatchObject({
      firstName: "Richard",
      lastName: "Hendriks",
      label: "Programmer",
      email: "richard.hendriks@mail.com",
      postalCode: "CA 94115",
      city: "San Francisco",
    });
  });

  it("becomes stations of months, the latest first", () => {
    expect(cv.experience.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
      ["Miss Direction", "2016-08", "2016-08"],
      ["CEO/President", "2013-12", "2014-12"],
      ["Teacher", "2012-01", "2013-01"],
    ]);
    expect(cv.education).toMatchObject([
      { title: "Bachelor Information Technology", organisation: "University of Oklahoma" },
    ]);
    expect(cv.education[0]?.summary).toContain("- DB1101 - Basic SQL");
  });

  it("keeps languages, skills and interests", () => {
    expect(cv.languages).toEqual([{ code: "en", level: 7 }]);
    expect(cv.software).toContainEqual({ name: "Web Development: HTML, CSS, Javascript", level: 3 });
    expect(cv.hobbies).toEqual(["Wildlife: Ferrets, Unicorns"]);
  });

  it("names the parts that found no place", () => {
    expect(left).toEqual(["profiles", "region", "awards", "publications", "references"]);
  });
});

it("a CV that was taken along comes back as it was", () => {
  const cv = {
    ...emptyCurriculumVitae("de"),
    look: "modern" as const,
    profil: { firstName: "Mia", lastName: "Hoffmann", birthday: "2006-05-14" },
    education: [{ id: "a", title: "Abitur", startDate: "2017-09" }],
    software: [{ name: "Excel", level: 2 }],
  };
  expect(curriculumVitaeFrom(JSON.parse(JSON.stringify(jsonResumeOf(cv))), "en")).toEqual({
    cv: { ...cv, education: [{ ...cv.education[0], id: expect.any(String) }] },
    left: [],
  });
});

it.each([[null], [[]], ["text"], [{ name: "no resume" }], [7]])("%j is no CV", (json) => {
  expect(curriculumVitaeFrom(json, "de")).toBeUndefined();
});

it("keeps the web address of a station as the last line of its text, and tells of what is none", () => {
  const [http, https] = ["http://piedpiper.example.com", "https://miss-direction.example.com/map?x=1"];
  const resume = {
    basics: {},
    work: [{ position: "CEO", summary: "Led it.", highlights: ["Won"], url: http, endDate: "2020-01" }],
    projects: [{ name: "Miss Direction", url: https, endDate: "2019-01" }],
    volunteer: [{ position: "Teacher", url: "javascript:alert(1)", endDate: "2018-01" }],
    education: [{ area: "IT", url: https }],
  };
  const { cv, left } = curriculumVitaeFrom(resume, "de")!;
  expect(cv.experience.map(({ summary }) => summary)).toEqual([`Led it.\n- Won\n${http}`, https, undefined]);
  expect(cv.education.map(({ summary }) => summary)).toEqual([https]);
  expect(left).toEqual(["links"]);
  expect(curriculumVitaeFrom({ ...resume, volunteer: [] }, "de")?.left).toEqual([]);
});

it("refuses values of the wrong type", () => {
  const { cv } = curriculumVitaeFrom(
    { basics: { name: 7 }, work: [{ position: "A", startDate: "soon" }], education: {} },
    "de",
  )!;
  expect(cv.profil.firstName).toBeUndefined();
  expect(cv.experience).toMatchObject([{ title: "A", startDate: undefined }]);
});

it("keeps stations whose months do not exist, without these, and tells of them", () => {
  const education = [
    { institution: "A", startDate: "2013-13" },
    { institution: "B", startDate: "2010-00-01" },
  ];
  const { cv, left } = curriculumVitaeFrom({ basics: {}, education }, "de")!;
  expect(storedCurriculumVitae.parse(cv).education.map(({ title }) => title)).toEqual(["A", "B"]);
  expect(left).toEqual(["dates"]);
});

it("a value that nobody sees, or that is no value, takes nothing else of its part along", () => {
  const resume = {
    basics: { name: "Eva Meier", label: "\u200b" },
    work: [{ position: "A" }, { position: "\u200b" }, null, { position: "B", name: "\u2060" }],
    interests: [{ name: "\ufeff" }, "Judo", { name: "Yoga" }],
  };
  const stored = storedCurriculumVitae.parse(curriculumVitaeFrom(resume, "de")?.cv);
  expect(stored.profil).toMatchObject({ firstName: "Eva", lastName: "Meier", label: undefined });
  expect(stored.experience).toMatchObject([{ title: "A" }, { title: "B", organisation: undefined }]);
  expect(stored.hobbies).toEqual(["Yoga"]);
});

it("a stored CV loses only what cannot be read of it", () => {
  const stored = storedCurriculumVitae.parse({
    profil: { firstName: "Mia", lastName: "Hoffmann", label: "", birthday: "soon" },
    education: [{ id: "1", title: "" }, { id: "2", title: "Abitur" }, "text"],
    languages: [
      { code: "de", level: 9 },
      { code: "en", level: 3 },
    ],
    hobbies: ["\u200b", "Judo"],
    signature: { place: "Köln", date: "soon", hasLine: false },
  });
  expect(stored.profil).toEqual({ firstName: "Mia", lastName: "Hoffmann" });
  expect(stored.education).toEqual([{ id: "2", title: "Abitur" }]);
  expect(stored.languages).toEqual([{ code: "en", level: 3 }]);
  expect(stored.hobbies).toEqual(["Judo"]);
  expect(stored.signature).toEqual({ place: "Köln", hasLine: false });
});

describe("a file written here and edited since", () => {
  const load = (portal: object) => curriculumVitaeFrom({ meta: { portal } }, "de")!;

  it("keeps what is right in it, cuts what is too long, and tells that something is left", () => {
    const { cv, left } = load({
      profil: { firstName: "Mia", lastName: "Hoffmann", label: "x".repeat(300), birthday: "soon" },
      experience: [{ title: "A", place: "x".repeat(300) }, { title: 7 }, 7, { title: "B" }],
      software: [
        { name: "Excel", level: 9 },
        { name: "Word", level: 2 },
      ],
      hobbies: ["Judo", 7],
      drivingLicence: "x".repeat(300),
    });
    expect(cv.profil).toEqual({ firstName: "Mia", lastName: "Hoffmann", label: "x".repeat(250) });
    expect(cv.experience).toMatchObject([{ title: "A", place: "x".repeat(250) }, { title: "B" }]);
    expect(cv.software).toEqual([{ name: "Word", level: 2 }]);
    expect(cv.hobbies).toEqual(["Judo"]);
    expect(cv.drivingLicence).toBe("x".repeat(250));
    expect(left).toEqual(["more"]);
  });

  it("keeps its stations in their order, without the months that are none", () => {
    const { cv, left } = load({
      education: [
        { title: "A", startDate: "2024-6" },
        { title: "B", startDate: "2020-09", endDate: "06/2026" },
      ],
    });
    expect(cv.education.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
      ["A", undefined, undefined],
      ["B", "2020-09", "2026-06"],
    ]);
    expect(left).toEqual(["dates"]);
  });
});

describe("the end of a station", () => {
  const stationUntil = (endDate: unknown) => {
    const work = [{ position: "A", startDate: "2015-03", endDate }];
    const { cv, left } = curriculumVitaeFrom({ basics: {}, work }, "de")!;
    return { until: [cv.experience[0]?.startDate, cv.experience[0]?.endDate], left };
  };

  it.each(["2018-12", "2018-12-31", "2018-12-31T00:00:00.000Z", "12/2018", "31.12.2018", " 2018-12 "])(
    "is read as it is written, such as %j",
    (endDate) => {
      expect(stationUntil(endDate)).toEqual({ until: ["2015-03", "2018-12"], left: [] });
    },
  );

  it.each([undefined, null, "", " ", "present", "Heute"])("is today where the file says %j", (endDate) => {
    expect(stationUntil(endDate)).toEqual({ until: ["2015-03", undefined], left: [] });
  });

  it("is looked at once only, however long it is: a file may hold a megabyte of blanks", () => {
    for (const endDate of [`${" ".repeat(1_000_000)}x`, `1.${" ".repeat(1_000_000)}x`, "9".repeat(1_000_000)])
      expect(stationUntil(endDate).left).toEqual(["dates"]);
  });

  it.each(["winter", "2018-13", {}, true])("is not taken for today where it cannot be read, such as %j", (endDate) => {
    expect(stationUntil(endDate)).toEqual({ until: [undefined, undefined], left: ["dates"] });
  });

  it("may be a year alone, also as a number", () => {
    expect(stationUntil(2018).until).toEqual(["2015-03", "2018"]);
  });

  it("puts a station without dates behind the others", () => {
    const work = [
      { position: "A", startDate: "2015-03", endDate: "winter" },
      { position: "B", endDate: "2014" },
      { position: "C", startDate: "2020" },
    ];
    const { cv } = curriculumVitaeFrom({ basics: {}, work }, "de")!;
    expect(cv.experience.map(({ title }) => title)).toEqual(["C", "B", "A"]);
  });
});

it("reads a file of an editor that marks its beginning, and drops what no database keeps", () => {
  const file = `\ufeff${JSON.stringify({ basics: { name: "Eva\0 Meier\ud83d" } })}`;
  expect(curriculumVitaeFrom(jsonIn(file), "de")?.cv.profil).toMatchObject({
    firstName: "Eva",
    lastName: "Meier",
  });
  expect(jsonIn("no JSON")).toBeUndefined();
});

it("cuts no emoji in half", () => {
  const { cv, left } = curriculumVitaeFrom({ basics: { label: `${"x".repeat(249)}😀` } }, "de")!;
  expect(cv.profil.label).toBe("x".repeat(249));
  expect(left).toEqual(["more"]);
});

describe("a file with more than a CV can hold", () => {
  const many = <T>(one: (at: number) => T) => Array.from({ length: 5000 }, (_, at) => one(at));
  const others = {
    basics: { name: "Eva Meier" },
    skills: many((at) => ({ name: `Skill ${at}` })),
    languages: many((at) => ({ language: at % 2 ? "German" : `Language ${at}`, fluency: "C1" })),
    interests: many((at) => ({ name: `Hobby ${at}` })),
  };
  const ours = {
    software: many((at) => ({ name: `Skill ${at}`, level: 1 })),
    languages: many(() => ({ code: "de", level: 3 })),
    hobbies: many((at) => `Hobby ${at}`),
    education: many((at) => ({ id: "same", title: `School ${at}` })),
  };

  it.each([
    ["made by others", others],
    ["made here", { meta: { portal: ours } }],
  ])("%s is taken as far as the pages can store it, and it is told that there was more", (_, file) => {
    const { cv, left } = curriculumVitaeFrom(jsonIn(JSON.stringify(file)), "de")!;
    expect(left).toEqual(["more"]);
    expect(cv.software).toHaveLength(limits.curriculumVitaeEntries);
    expect(cv.languages).toHaveLength(limits.languages);
    expect(cv.hobbies).toHaveLength(limits.curriculumVitaeEntries);
    expect(cv.education).toHaveLength("meta" in file ? limits.curriculumVitaeEntries : 0);
    expect(new Set(cv.education.map(({ id }) => id)).size).toBe(cv.education.length);
  });
});

it("a file of a hundred thousand entries is read as one with one more than a CV may have", () => {
  const many = Array.from({ length: 100_000 }, () => ({}));
  const read = jsonIn(JSON.stringify({ work: many, meta: { portal: { software: many } } })) as Record<
    string,
    unknown[]
  >;
  expect(read.work).toHaveLength(limits.curriculumVitaeEntries + 1);
  expect(read.meta).toMatchObject({ portal: { software: { length: limits.curriculumVitaeEntries + 1 } } });
});

it("a file that is nested too deep to be read is refused", () => {
  expect(jsonIn("[".repeat(400_000) + "]".repeat(400_000))).toBeUndefined();
});
