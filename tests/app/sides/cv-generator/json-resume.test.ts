import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { emptyCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { curriculumVitaeFrom, jsonResumeOf } from "#app/sides/cv-generator/json-resume.server.ts";

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
    expect(cv.software).toContainEqual({ group: "other", name: "Web Development: HTML, CSS, Javascript", level: 3 });
    expect(cv.hobbies).toEqual(["Wildlife: Ferrets, Unicorns"]);
  });

  it("says what found no place", () => {
    expect(left).toEqual(["awards", "publications", "references"]);
  });
});

it("a CV that was taken along comes back as it was", () => {
  const cv = {
    ...emptyCurriculumVitae("de"),
    look: "modern" as const,
    profil: { firstName: "Mia", lastName: "Hoffmann", birthday: "2006-05-14" },
    education: [{ id: "a", title: "Abitur", startDate: "2017-09" }],
    software: [{ group: "office" as const, name: "Excel", level: 2 }],
  };
  expect(curriculumVitaeFrom(JSON.parse(JSON.stringify(jsonResumeOf(cv))), "en")?.cv).toEqual(cv);
});

it.each([[null], [[]], ["text"], [{ name: "no resume" }], [7]])("%j is no CV", (json) => {
  expect(curriculumVitaeFrom(json, "de")).toBeUndefined();
});

it("takes nothing that is not of the kind it should be", () => {
  const { cv } = curriculumVitaeFrom(
    { basics: { name: 7 }, work: [{ position: "A", startDate: "soon" }], education: {} },
    "de",
  )!;
  expect(cv.profil.firstName).toBeUndefined();
  expect(cv.experience).toMatchObject([{ title: "A", startDate: undefined }]);
});
