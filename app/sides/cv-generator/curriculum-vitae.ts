import type { PrintColour } from "#contract/calls/print.ts";
import type { Language } from "#contract/languages.ts";

/** A month, `2024-06`, or a year when the month is not remembered. */
export type Month = string;

/** One station of a life: school, training, a job, an internship, volunteering. */
export interface Entry {
  id: string;
  title: string;
  organisation?: string;
  place?: string;
  startDate?: Month;
  /** Absent: until today. */
  endDate?: Month;
  summary?: string;
}

export interface Profil {
  firstName?: string;
  lastName?: string;
  /** The person's occupation or goal. */
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  street?: string;
  postalCode?: string;
  city?: string;
  birthday?: string;
  placeOfBirth?: string;
  nationality?: string;
  summary?: string;
}

interface LanguageSkill {
  code: string;
  level: number;
}
interface SoftwareSkill {
  name: string;
  level: number;
}

export const sheetLooks = ["classic", "modern", "europass"] as const;
export type SheetLook = (typeof sheetLooks)[number];

/** A CV as it is being written: everything may still be missing. */
export interface CurriculumVitae {
  look: SheetLook;
  colour: PrintColour;
  /** The language of the document, not of the page. */
  language: Language;
  profil: Profil;
  education: Entry[];
  experience: Entry[];
  languages: LanguageSkill[];
  software: SoftwareSkill[];
  drivingLicence?: string;
  hobbies: string[];
  /** The line at the end: place and date of the signature. */
  signature: { place?: string; date?: string; hasLine: boolean };
}

export const emptyCurriculumVitae = (language: Language): CurriculumVitae => ({
  look: "classic",
  colour: "blue",
  language,
  profil: {},
  education: [],
  experience: [],
  languages: [],
  software: [],
  hobbies: [],
  signature: { hasLine: true },
});

export const nameOf = ({ profil: { firstName, lastName } }: CurriculumVitae) =>
  [firstName, lastName].filter(Boolean).join(" ");
