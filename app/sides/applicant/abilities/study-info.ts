import type { PortalForm } from "#app/forms/use-portal-form.ts";
import type { AccountAnswers } from "#contract/entities/account.ts";

/** What the form of the first step shows. */
export type StudyInfo = { courseName: string; campus: string; intake: string } & Pick<
  AccountAnswers,
  | "salutation"
  | "firstName"
  | "lastName"
  | "birthday"
  | "phone"
  | "shippingStreet"
  | "shippingPostalCode"
  | "shippingCity"
  | "shippingCountry"
>;
export type StudyInfoFields = PortalForm<StudyInfo>["fields"];
