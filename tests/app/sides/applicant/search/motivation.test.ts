import { expect, it } from "vitest";
import { readForm } from "#app/forms/submit.server.ts";
import { motivationForm } from "#app/sides/applicant/search/motivation.form.server.ts";
import { postOf } from "../../../post.ts";

const errorsOf = (fields: Record<string, string>) => {
  const submission = readForm(postOf(fields).args.context, motivationForm);
  return submission.status === "error" ? submission.error : undefined;
};

it("asks for the practice partner's address only of those who found one, and tells each error once", () => {
  const motivationText = "Ich lerne am liebsten an echten Aufgaben.";
  expect(errorsOf({ motivationText, practicePartnerExists: "no" })).toBeUndefined();
  expect(errorsOf({ motivationText, practicePartnerExists: "yes" })).toEqual({
    practicePartnerContact: ["contactRequired"],
  });
  expect(errorsOf({ practicePartnerExists: "yes", "practicePartnerContact.email": "falsch@" })).toEqual({
    motivationText: ["required"],
    "practicePartnerContact.companyName": ["required"],
    "practicePartnerContact.email": ["email"],
    "practicePartnerContact.street": ["required"],
    "practicePartnerContact.postalCode": ["required"],
    "practicePartnerContact.city": ["required"],
  });
});
