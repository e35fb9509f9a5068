import { dachCountries } from "#contract/enumerations/people.ts";
import { countries } from "#domain/countries.ts";

interface Named {
  value: string;
  label: string;
}

// Named on the server only: a browser may know other names, and hydration would then not match the page.
const namesOf = (type: "region" | "language", codes: readonly string[], language: string): Named[] => {
  const names = new Intl.DisplayNames([language], { type });
  return codes.map((value) => ({ value, label: names.of(value) ?? value }));
};
const sorted = (names: Named[], language: string) => {
  const { compare } = new Intl.Collator(language);
  return names.toSorted((a, b) => compare(a.label, b.label));
};

/** All countries in the reader's language: Germany and its German-speaking neighbours first, then by name. */
export function countryOptions(language: string): Named[] {
  const others = countries.filter((code) => !(dachCountries as readonly string[]).includes(code));
  return [...namesOf("region", dachCountries, language), ...sorted(namesOf("region", others, language), language)];
}

/** Languages in the reader's language, by name. */
export const languageOptions = (codes: readonly string[], language: string): Named[] =>
  sorted(namesOf("language", codes, language), language);
