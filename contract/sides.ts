/**
 * The sides of the portal: whom each is for, the prefix of its paths, where it begins, how its people are addressed,
 * its colour, and the languages of its pages. Its name in each language is the word `common:portal.<side>`.
 */
export const sides = {
  applicant: {
    role: "applicant",
    base: "/ds",
    home: "/ds/home",
    tone: "informal",
    accent: "orange",
    languages: ["en", "de", "ar"],
  },
  company: {
    role: "company",
    base: "/b2b",
    home: "/b2b/home",
    tone: "formal",
    accent: "indigo",
    languages: ["en", "de"],
  },
  advisor: {
    role: "study_advisor",
    base: "/advisor",
    home: "/advisor",
    tone: "neutral",
    accent: "teal",
    languages: ["en", "de"],
  },
} as const;

export type Side = keyof typeof sides;
/** Whether its people are addressed with *du*, with *Sie*, or not at all. */
export type Tone = (typeof sides)[Side]["tone"];
/** The catalogues say *du*. What these tones say otherwise lies over them, in `locales/<lng>/<tone>/`. */
export const overlays: readonly Tone[] = ["formal", "neutral"];
/** What the backend calls the people of a side. */
export type SideRole = (typeof sides)[Side]["role"];

export const sideNames = Object.keys(sides) as Side[];
export const sideRoles: SideRole[] = /* @__PURE__ */ sideNames.map((side) => sides[side].role);

/** Whether a part of an address names a side that can be signed in to. */
export const isSide = (value: string | undefined): value is Side => sideNames.includes(value as Side);

/** The side whose prefix a path has; none on a portal host and on pages that several sides share. */
export const sideOfPath = (path: string): Side | undefined =>
  sideNames.find((side) => path === sides[side].base || path.startsWith(`${sides[side].base}/`));

/** §1: such an address, host or path, is the company's side. */
export const isCompanyAddress = (address: string) => /enterprise|\/b2b|unternehmensportal/.test(address);
