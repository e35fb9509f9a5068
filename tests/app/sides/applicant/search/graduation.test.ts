import { describe, expect, it } from "vitest";
import { readForm } from "#app/forms/submit.server.ts";
import {
  graduationChanges,
  graduationForm,
  graduationValues,
  notAsked,
} from "#app/sides/applicant/search/graduation.form.server.ts";
import type { Account } from "#contract/entities/account.ts";
import { postOf } from "../../../post.ts";

const complete = {
  universityEntranceQualification: "Abitur",
  gradeAverage: "2",
  "languageSkills[0].code": "de",
  "languageSkills[0].level": "7",
};
const read = (fields: Record<string, string>) => {
  const submission = readForm(postOf(fields).args.context, graduationForm);
  return submission.status === "success" ? submission.value : submission.error;
};

describe("the step", () => {
  it("is complete with qualification, grade and German", () => {
    expect(read(complete)).toMatchObject({ gradeAverage: 2, languageSkills: [{ code: "de", level: 7 }] });
  });

  it.each([
    ["gradeAverage", "", { gradeAverage: ["required"] }],
    ["universityEntranceQualification", "Diplom", { universityEntranceQualification: ["required"] }],
    ["languageSkills[0].level", "", { "languageSkills[0].level": ["languageLevel"] }],
    ["languageSkills[0].code", "en", { languageSkills: ["languageLevel"] }],
    [
      "universityEntranceQualification",
      "ForeignEntranceDiploma",
      {
        universityEntranceQualificationStatus: ["required"],
      },
    ],
  ])("misses something with %s %j", (name, value, errors) => {
    expect(read({ ...complete, [name]: value })).toEqual(errors);
  });

  it("takes each language once, and tells all errors at once", () => {
    const twice = { "languageSkills[1].code": "en", "languageSkills[1].level": "", "languageSkills[2].code": "en" };
    expect(read({ ...complete, ...twice, gradeAverage: "" })).toEqual({
      gradeAverage: ["required"],
      "languageSkills[1].level": ["languageLevel"],
      "languageSkills[2].level": ["languageLevel"],
      "languageSkills[2].code": ["languageTwice"],
    });
  });

  it.each(["languageSkills", "languageSkills[3].code", "languageSkills.x", "softwareSkills"])(
    "survives a post that no form makes: %s",
    (name) => {
      expect(read({ [name]: "x" })).toBeTypeOf("object");
    },
  );
});

describe("what is not asked", () => {
  const unasked = (fields: Record<string, string>) => notAsked(new URLSearchParams(fields));
  it("is the status of a German qualification, and the proof of native German", () => {
    expect(unasked(complete)).toEqual([
      "universityEntranceQualificationStatus",
      "accreditedAuthorityGermanLanguage",
      "accreditationDateGermanSkills",
    ]);
  });

  it("is the grade of a foreign diploma that nobody knows of yet", () => {
    const abroad = { universityEntranceQualification: "ForeignEntranceDiploma", "languageSkills[0].level": "4" };
    expect(unasked({ ...abroad, universityEntranceQualificationStatus: "Unknown" })).toEqual(["gradeAverage"]);
    expect(unasked({ ...abroad, universityEntranceQualificationStatus: "In prospect" })).toEqual([]);
  });

  it("is empty as long as no qualification is chosen: a browser that cannot hide fields shows them, and they stay", () => {
    expect(unasked({ universityEntranceQualificationStatus: "Existing", gradeAverage: "2" })).toEqual([]);
    expect(read({ ...complete, universityEntranceQualification: "", gradeAverage: "" })).toEqual({
      universityEntranceQualification: ["required"],
    });
  });
});

describe("what is stored", () => {
  it("normalises Baden-Württemberg, and shows it again as it was chosen", () => {
    const changes = graduationChanges({ universityEntranceQualification: "HighSchoolCertificateBadenWurttemberg" });
    const stored = { universityEntranceQualification: "Fachhochschulreife", universityEntranceQualificationBw: true };
    expect(changes).toEqual(stored);
    expect(graduationValues({ ...stored, languageSkills: null } as Account)).toMatchObject({
      universityEntranceQualification: "HighSchoolCertificateBadenWurttemberg",
      languageSkills: [{ code: "de", level: undefined }],
    });
  });

  it("takes an emptied qualification back, and no software for no answer", () => {
    expect(graduationChanges({ universityEntranceQualification: null, softwareSkills: {} })).toEqual({
      universityEntranceQualification: null,
      universityEntranceQualificationBw: null,
      softwareSkills: null,
    });
  });

  it("leaves alone what was malformed", () => {
    expect(graduationChanges({})).toEqual({});
  });
});
