import { z } from "zod";
import { birthday, evenIfIncomplete } from "#app/forms/pieces.server.ts";
import { accountAnswers, postalAddress, refuseGermanPostalCode } from "#contract/entities/account.ts";
import { applicationChanges } from "#contract/entities/unit.ts";

/** Abilities, step 1: course, campus and start, contact and personal data. */
export const studyInfoForm = z
  .object({
    ...applicationChanges.required().pick({ courseName: true, campus: true, intake: true }).shape,
    ...accountAnswers.pick({ salutation: true, firstName: true, lastName: true }).shape,
    birthday,
    ...accountAnswers.pick({ phone: true, ...postalAddress }).shape,
  })
  .superRefine(refuseGermanPostalCode, evenIfIncomplete);
export type StudyInfo = z.input<typeof studyInfoForm>;
