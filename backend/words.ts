import fs from "node:fs";
import path from "node:path";
import i18next, { type i18n, type TFunction } from "i18next";
import type { WrittenLanguage } from "#contract/languages.ts";

/** The namespaces that the backend writes with, and their folders. */
const rooms = {
  common: "shared",
  identityProvider: "shared",
  mail: "mail",
  companyMail: "mail",
  portfolioCover: "applicant",
} as const;
type Namespace = keyof typeof rooms;
const namespaces = Object.keys(rooms) as Namespace[];

const instances = new Map<WrittenLanguage, i18n>();

function catalogue(language: WrittenLanguage, namespace: Namespace) {
  return JSON.parse(fs.readFileSync(path.resolve("locales", language, rooms[namespace], `${namespace}.json`), "utf8"));
}

function makeInstance(language: WrittenLanguage): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    initImmediate: false,
    // What is made of the words escapes them itself.
    interpolation: { escapeValue: false },
    resources: { [language]: Object.fromEntries(namespaces.map((name) => [name, catalogue(language, name)])) },
  });
  instances.set(language, instance);
  return instance;
}

/** The words of a language, unescaped; read once from `locales/` in the folder that the process runs in. */
export function words(language: WrittenLanguage, namespace: Namespace): TFunction {
  return (instances.get(language) ?? makeInstance(language)).getFixedT(language, namespace);
}
