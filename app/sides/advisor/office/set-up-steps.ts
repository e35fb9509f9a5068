import type { Programme } from "#contract/entities/programme.ts";
import { type LegalText, legalTexts } from "#contract/enumerations/texts.ts";
import type { Area } from "./areas.ts";

interface Step {
  name: keyof Programme;
  count: number;
  isMissing: boolean;
  /** What of it is missing, where it is a fixed set. */
  lacks: LegalText[];
  /** Without it nobody can apply. */
  isNeededToApply: boolean;
  /** Where it is added. */
  area: Area;
}

/** What a programme needs, in the order in which one thing needs the other; `files` are the operator's legal texts. */
export function setUpSteps(programme: Programme, files: readonly LegalText[]): Step[] {
  const counted = ["campuses", "courses", "intakes", "advisors", "companies"] as const;
  const lacks = legalTexts.filter((name) => !programme.legalTexts.includes(name) && !files.includes(name));
  return [
    ...counted.map((name, index) => ({
      name,
      area: name,
      count: programme[name],
      isMissing: programme[name] === 0,
      lacks: [],
      isNeededToApply: index < 3,
    })),
    {
      name: "legalTexts",
      area: "texts",
      count: legalTexts.length - lacks.length,
      isMissing: lacks.length > 0,
      lacks,
      isNeededToApply: false,
    },
  ];
}
