import { z } from "zod";
import { birthday, evenIfIncomplete, pastDay, typedDay } from "#app/forms/pieces.server.ts";
import { accountAnswers, postalAddress, refuseGermanPostalCode } from "#contract/entities/account.ts";
import { message } from "#contract/message.ts";
import type { Answers } from "#domain/application-steps.ts";
import { personalObjections } from "#domain/contract-submission.ts";

const { birthName, accreditedAuthorityGermanLanguage } = accountAnswers.shape;

/** Contract, step 1: the data that contract and enrolment need. */
export const personalFields = z.object({
  birthday,
  birthName: birthName.optional(),
  ...accountAnswers.pick({
    placeOfBirth: true,
    countryOfBirth: true,
    nationality: true,
    ...postalAddress,
    healthInsuranceType: true,
  }).shape,
  healthInsuranceProofDate: pastDay.optional(),
  accreditedAuthorityGermanLanguage: accreditedAuthorityGermanLanguage.optional(),
  /** §5: may be in the future. */
  accreditationDateGermanSkills: typedDay.optional(),
});
export type Personal = z.input<typeof personalFields>;

const askedOfSome = [
  "healthInsuranceProofDate",
  "accreditedAuthorityGermanLanguage",
  "accreditationDateGermanSkills",
] as const;

/** The same, with the questions for this applicant at this time (spec §5). */
export const personalForm = (answers: Answers) =>
  personalFields.superRefine(refuseGermanPostalCode, evenIfIncomplete).superRefine((typed, context) => {
    const given = Object.fromEntries(askedOfSome.map((name) => [name, typed[name] ?? null]));
    const objections = personalObjections({ ...answers, account: { ...answers.account, ...given } });
    const isTold = (name: string) => context.issues.some(({ path }) => path?.[0] === name);
    for (const name of askedOfSome)
      if (objections[name] && !isTold(name))
        context.addIssue({ code: "custom", message: objections[name][0] ?? message("required"), path: [name] });
  }, evenIfIncomplete);
