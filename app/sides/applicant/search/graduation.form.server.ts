import { z } from "zod";
import { evenIfIncomplete, typedDay } from "#app/forms/pieces.server.ts";
import { softwareAnswers, softwareChange } from "#app/sides/shared/software/software.form.server.ts";
import type { Answered } from "#app/steps/save-or-continue.server.ts";
import { type Account, type AccountChanges, accountAnswers } from "#contract/entities/account.ts";
import { entranceQualificationChoices } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { choiceOf, hasGrade, normaliseQualification } from "#domain/entrance-qualification.ts";
import { levelOf } from "#domain/german.ts";

const { universityEntranceQualificationStatus, gradeAverage, languageSkills, accreditedAuthorityGermanLanguage } =
  accountAnswers.shape;

/** Search, step 1: entrance qualification, languages, software. German is the first language of the list. */
export const graduationForm = z
  .object({
    universityEntranceQualification: z.enum(entranceQualificationChoices, message("required")),
    universityEntranceQualificationStatus: universityEntranceQualificationStatus.optional(),
    gradeAverage: gradeAverage.optional(),
    languageSkills,
    accreditedAuthorityGermanLanguage: accreditedAuthorityGermanLanguage.optional(),
    /** §5: may be in the future. */
    accreditationDateGermanSkills: typedDay.optional(),
    softwareSkills: softwareAnswers,
  })
  .superRefine((answers, { addIssue }) => {
    const { universityEntranceQualification: choice, universityEntranceQualificationStatus: status } = answers;
    const refuse = (key: string, path: (string | number)[]) =>
      addIssue({ code: "custom", message: message(key), path });
    if (choice === "ForeignEntranceDiploma" && !status) refuse("required", ["universityEntranceQualificationStatus"]);
    if (hasGrade(choice, status) && !answers.gradeAverage) refuse("required", ["gradeAverage"]);
    const codes = answers.languageSkills.map((skill) => skill?.code);
    if (codes[0] !== "de") refuse("languageLevel", ["languageSkills"]);
    codes.forEach((code, at) => {
      if (code && codes.indexOf(code) < at) refuse("languageTwice", ["languageSkills", at, "code"]);
    });
  }, evenIfIncomplete);

export type Graduation = z.input<typeof graduationForm>;

type Name = keyof z.output<typeof graduationForm>;

/** Fields not asked with this qualification (§5) or with native German. Without an answer every field is asked. */
export function notAsked(typed: URLSearchParams): Name[] {
  const qualification = typed.get("universityEntranceQualification");
  const isNative = Number(typed.get("languageSkills[0].level")) === limits.languageLevels.max;
  const status: Name = "universityEntranceQualificationStatus";
  return [
    ...(!qualification || qualification === "ForeignEntranceDiploma" ? [] : [status]),
    ...(!qualification || hasGrade(qualification, typed.get(status)) ? [] : ["gradeAverage" as const]),
    ...(isNative ? (["accreditedAuthorityGermanLanguage", "accreditationDateGermanSkills"] as const) : []),
  ];
}

/** What the form shows of an account. */
export function graduationValues(account: Account) {
  const others = (account.languageSkills ?? []).filter(({ code }) => code !== "de");
  return {
    ...account,
    universityEntranceQualification: choiceOf(
      account.universityEntranceQualification,
      account.universityEntranceQualificationBw,
    ),
    languageSkills: [{ code: "de", level: levelOf(account, "de") }, ...others],
  };
}

/** The form's values to store: §5 normalises Baden-Württemberg. */
export function graduationChanges(answers: Answered<typeof graduationForm>): AccountChanges {
  const { universityEntranceQualification: choice, softwareSkills, ...asTheyAre } = answers;
  return {
    ...asTheyAre,
    ...(choice && normaliseQualification(choice)),
    ...(choice === null && { universityEntranceQualification: null, universityEntranceQualificationBw: null }),
    ...softwareChange(softwareSkills),
  };
}
