import { expect, it } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { nameOfAct } from "#app/sides/advisor/office/audit/name-of-act.ts";

it("calls an act of the log by its words, and leaves alone what earlier versions called otherwise", () => {
  const t = translateWith("de", messagesOf("de", ["auditActs"], "neutral"), ["auditActs"]);
  expect(nameOfAct(t, "study_advisor.fetchApplicant")).toBe("Bewerbung angesehen");
  expect(nameOfAct(t, "study_advisor.fetchFormerly")).toBeUndefined();
});
