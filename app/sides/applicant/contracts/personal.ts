import type { PortalForm } from "#app/forms/use-portal-form.ts";
import type { AccountAnswers } from "#contract/entities/account.ts";

/** What the form of the contract's first step shows. */
export type Personal = Pick<
  AccountAnswers,
  | "birthday"
  | "birthName"
  | "placeOfBirth"
  | "countryOfBirth"
  | "nationality"
  | "shippingStreet"
  | "shippingPostalCode"
  | "shippingCity"
  | "shippingCountry"
  | "healthInsuranceType"
  | "healthInsuranceProofDate"
  | "accreditedAuthorityGermanLanguage"
  | "accreditationDateGermanSkills"
>;
export type PersonalFields = PortalForm<Personal>["fields"];
