import { messagesOf } from "#app/i18n/catalogue.server.ts";
import type { Account } from "#contract/entities/account.ts";
import { softwareGroups } from "#contract/enumerations/people.ts";
import type { Language } from "#contract/languages.ts";
import { type CurriculumVitae, emptyCurriculumVitae } from "./curriculum-vitae.ts";

/** A CV filled in with an applicant's stored answers. */
export function filledFrom(account: Account, language: Language): CurriculumVitae {
  const words = messagesOf(language, ["sheet"], "neutral");
  const skills = account.softwareSkills ?? {};
  return {
    ...emptyCurriculumVitae(language),
    profil: {
      firstName: account.firstName ?? undefined,
      lastName: account.lastName ?? undefined,
      email: account.email,
      phone: account.phone ?? undefined,
      street: account.shippingStreet ?? undefined,
      postalCode: account.shippingPostalCode ?? undefined,
      city: account.shippingCity ?? undefined,
      birthday: account.birthday ?? undefined,
      placeOfBirth: account.placeOfBirth ?? undefined,
    },
    languages: account.languageSkills ?? [],
    software: softwareGroups.flatMap((group) => {
      const level = skills[group];
      return level ? [{ name: words[`sheet:softwareGroup.${group}`] ?? group, level }] : [];
    }),
    // The account stores that there is a licence, not its class.
    drivingLicence: account.drivingLicenseExists ? words["sheet:drivingLicenceHeld"] : undefined,
  };
}
