import { countryOptions, languageOptions } from "#app/i18n/names.server.ts";
import type { CompanyView } from "#contract/entities/seen-applicant.ts";

type Seen = Pick<CompanyView["recommended"], "languageSkills"> &
  Partial<Pick<CompanyView["contract"], "countryOfBirth" | "nationality" | "shippingCountry">>;

/**
 * Names of the languages and countries that an applicant gave, made on the server because a browser may know other
 * ones.
 */
export function namesSeen(seen: Seen, language: string) {
  const { countryOfBirth = null, nationality = null, shippingCountry = null } = seen;
  const codes = (seen.languageSkills ?? []).map(({ code }) => code);
  return {
    languages: namesIn(languageOptions(codes, language), codes),
    countries: namesIn(countryOptions(language), [countryOfBirth, nationality, shippingCountry]),
  };
}

const namesIn = (options: { value: string; label: string }[], codes: (string | null)[]) =>
  Object.fromEntries(options.filter(({ value }) => codes.includes(value)).map(({ value, label }) => [value, label]));
