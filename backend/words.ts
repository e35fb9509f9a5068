import fs from "node:fs";
import path from "node:path";
import i18next, { type i18n, type TFunction } from "i18next";
import type { WrittenLanguage } from "#contract/languages.ts";
import { overlays, type Tone } from "#contract/sides.ts";

/** The namespaces that the backend writes with, and their folders. */
const rooms = {
  common: "shared",
  identityProvider: "shared",
  documentKinds: "shared",
  mail: "mail",
  companyMail: "mail",
  mandate: "mail",
  portfolioCover: "applicant",
  faqTexts: "applicant",
  tipTexts: "applicant",
  trainingTexts: "applicant",
  helpTexts: "company",
  legalTexts: "company",
  answerTexts: "advisor",
} as const;
type Namespace = keyof typeof rooms;
const namespaces = Object.keys(rooms) as Namespace[];

const instances = new Map<WrittenLanguage, i18n>();

const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));

/** A language may lack a whole side. */
const readIfThere = (file: string) => (fs.existsSync(file) ? read(file) : {});

/** The words of each namespace, and under `<tone>/<namespace>` what an overlay says instead. */
function catalogueOf(language: WrittenLanguage) {
  const fileIn = (room: string, namespace: Namespace) => path.resolve("locales", language, room, `${namespace}.json`);
  return Object.fromEntries(
    namespaces.flatMap((namespace) => [
      [namespace, readIfThere(fileIn(rooms[namespace], namespace))],
      ...overlays
        .filter((tone) => fs.existsSync(fileIn(tone, namespace)))
        .map((tone) => [`${tone}/${namespace}`, read(fileIn(tone, namespace))]),
    ]),
  );
}

function makeInstance(language: WrittenLanguage): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    initImmediate: false,
    // What is made of the words escapes them itself.
    interpolation: { escapeValue: false },
    resources: { [language]: catalogueOf(language) },
  });
  instances.set(language, instance);
  return instance;
}

/** The words of a language in a tone, unescaped; read once from `locales/` in the folder that the process runs in. */
export function words(language: WrittenLanguage, namespace: Namespace, tone: Tone = "informal"): TFunction {
  const instance = instances.get(language) ?? makeInstance(language);
  return instance.getFixedT(language, [`${tone}/${namespace}`, namespace]);
}
