import type { Programme } from "#contract/entities/programme.ts";
import { type LegalText, legalTexts } from "#contract/enumerations/texts.ts";
import type { Area } from "./areas.ts";

interface Step {
  name: keyof Programme;
  count: number;
  isMissing: boolean;
  /** Without it nobody can apply. */
  isNeededToApply: boolean;
  /** Where it is added. */
  area: Area;
}

/** What a programme needs, in the order in which one thing needs the other; `files` are the operator's legal texts. */
export function setUpSteps(programme: Programme, files: readonly LegalText[]): Step[] {
  const counted = ["campuses", "courses", "intakes", "advisors", "companies"] as const;
  const written = new Set([...programme.legalTexts, ...files]).size;
  return [
    ...counted.map((name, index) => ({
      name,
      area: name,
      count: programme[name],
      isMissing: programme[name] === 0,
      isNeededToApply: index < 3,
    })),
    {
      name: "legalTexts",
      area: "texts",
      count: written,
      isMissing: written < legalTexts.length,
      isNeededToApply: false,
    },
  ];
}
