/** Looks that a posted document may be printed in (spec §7 `{type, html}`): three of the CV, and the plain one. */
export const printTypes = ["cv-classic", "cv-modern", "cv-europass", "document"] as const;
export type PrintType = (typeof printTypes)[number];

/** A PDF, or an SVG of its pages below each other. */
export const printForms = ["pdf", "svg"] as const;
export type PrintForm = (typeof printForms)[number];

/** Colours of a printed document, dark enough for text on paper: at least 7:1 on white. */
export const printColours = {
  slate: "#3a3f45",
  blue: "#113264",
  teal: "#0d3d38",
  green: "#193b2d",
  plum: "#53195d",
  ruby: "#64172b",
} as const;
export type PrintColour = keyof typeof printColours;
export const defaultPrintColour = "blue" satisfies PrintColour;
