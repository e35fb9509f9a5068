import type { Programme } from "#contract/entities/programme.ts";
import type { Area } from "./areas.ts";

interface Step {
  name: keyof Programme | "legalTexts";
  count: number;
  isMissing: boolean;
  /** Without it nobody can apply. */
  isNeededToApply: boolean;
  /** Where it is added; legal texts are files that the operator names. */
  area?: Area;
}

/** The operator's files: imprint, privacy, terms and the promise of confidentiality. */
const legalTexts = 4;

/** What a programme needs, in the order in which one thing needs the other. */
export const setUpSteps = (programme: Programme, filesOfLegalTexts: number): Step[] => [
  ...(["campuses", "courses", "intakes"] as const).map((name) =>
    stepOf(name, programme, { isNeededToApply: true, area: name }),
  ),
  stepOf("advisors", programme, { isNeededToApply: false, area: "advisors" }),
  stepOf("companies", programme, { isNeededToApply: false, area: "companies" }),
  {
    name: "legalTexts",
    count: filesOfLegalTexts,
    isMissing: filesOfLegalTexts < legalTexts,
    isNeededToApply: false,
  },
];

const stepOf = (name: keyof Programme, programme: Programme, rest: Pick<Step, "isNeededToApply" | "area">): Step => ({
  name,
  count: programme[name],
  isMissing: programme[name] === 0,
  ...rest,
});
