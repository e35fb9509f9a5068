import { expect, it } from "vitest";
import { setUpSteps } from "#app/sides/advisor/office/set-up-steps.ts";

const programme = {
  ...{ campuses: 1, courses: 1, intakes: 1, advisors: 1, companies: 0 },
  legalTexts: ["confidentiality" as const],
  requests: { waiting: 0, since: null },
};
const legalTexts = (...files: Parameters<typeof setUpSteps>[1]) =>
  setUpSteps(programme, files).find(({ name }) => name === "legalTexts");

it("names the legal texts that neither the office, the operator nor the portal has", () => {
  expect(legalTexts()).toMatchObject({ isMissing: true, lacks: ["imprint", "privacy", "terms"] });
  expect(legalTexts("imprint", "confidentiality")).toMatchObject({ count: 2, lacks: ["privacy", "terms"] });
  expect(legalTexts("imprint", "privacy", "terms")).toMatchObject({ isMissing: false, count: 4, lacks: [] });
});
