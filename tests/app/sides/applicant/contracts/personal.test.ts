import { describe, expect, it } from "vitest";
import { personalForm } from "#app/sides/applicant/contracts/personal.form.server.ts";
import type { Account } from "#contract/entities/account.ts";
import { answersOf, personalAnswers } from "../../../../domain/answers.ts";

const typed = {
  ...personalAnswers,
  birthday: "14.05.2006",
  nationality: "TR",
  healthInsuranceProofDate: "2026-01-02",
};
const native: Partial<Account> = { languageSkills: [{ code: "de", level: 7 }] };
const learned: Partial<Account> = { languageSkills: [{ code: "de", level: 3 }] };

/** What is wrong with answers on 02.03.2026, a month before the studies start. */
function objections(answers: Record<string, unknown>, account = native, intake = "2026-04-01") {
  const { error } = personalForm(answersOf(account, { application: { intake } })).safeParse({ ...typed, ...answers });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the personal answers for the contract", () => {
  it("are taken when they are complete; a name at birth is optional", () => {
    expect(objections({})).toEqual({});
    expect(objections({ birthName: "Yıldız" })).toEqual({});
  });

  it("have an insurance proof of at most three months at the start, not of a day to come", () => {
    expect(objections({ healthInsuranceProofDate: "2026-01-01" })).toEqual({});
    expect(objections({ healthInsuranceProofDate: "2025-12-31" })).toEqual({
      healthInsuranceProofDate: "proofTooOld?from=2026-01-01",
    });
    expect(objections({ healthInsuranceProofDate: "2999-01-01" })).toEqual({ healthInsuranceProofDate: "notInFuture" });
    expect(objections({ healthInsuranceProofDate: undefined })).toEqual({ healthInsuranceProofDate: "required" });
  });

  it("need no proof before it can be new enough", () => {
    expect(objections({ healthInsuranceProofDate: undefined }, native, "2026-10-01")).toEqual({});
  });

  it("say once what is wrong with a malformed date", () => {
    expect(objections({ healthInsuranceProofDate: "gestern" })).toEqual({ healthInsuranceProofDate: "date" });
  });

  it("name a proof of German where it is not native; a recognition to come may lift the level to B2", () => {
    const proof = { accreditedAuthorityGermanLanguage: "telc", accreditationDateGermanSkills: "2026-03-20" };
    expect(objections({}, learned)).toEqual({
      accreditedAuthorityGermanLanguage: "required",
      accreditationDateGermanSkills: "required",
    });
    expect(objections(proof, learned)).toEqual({});
    expect(objections({ ...proof, accreditationDateGermanSkills: "2026-02-20" }, learned)).toEqual({
      accreditationDateGermanSkills: "germanLevel",
    });
  });
});
