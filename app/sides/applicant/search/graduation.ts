import type { PortalForm } from "#app/forms/use-portal-form.ts";
import type { AccountAnswers } from "#contract/entities/account.ts";
import type { EntranceQualificationChoice } from "#contract/enumerations.ts";

/** What the form of the first search step shows. */
export type Graduation = { universityEntranceQualification: EntranceQualificationChoice } & Pick<
  AccountAnswers,
  | "universityEntranceQualificationStatus"
  | "gradeAverage"
  | "languageSkills"
  | "accreditedAuthorityGermanLanguage"
  | "accreditationDateGermanSkills"
  | "softwareSkills"
>;
export type GraduationForm = PortalForm<Graduation>;
