import { expect, it } from "vitest";
import { readForm } from "#app/forms/submit.server.ts";
import { studyInfoForm } from "#app/sides/applicant/abilities/study-info.form.server.ts";
import { postOf } from "../../../post.ts";

const complete = {
  courseName: "Informatik",
  campus: "Köln",
  intake: "2027-04-01",
  salutation: "mrs",
  firstName: "Mia",
  lastName: "Hoffmann",
  birthday: "14.05.2006",
  phone: "+49 221 4710287",
  shippingStreet: "Dürener Straße 45",
  shippingPostalCode: "50931",
  shippingCity: "Köln",
  shippingCountry: "DE",
};
const read = (fields: Record<string, string>) => {
  const submission = readForm(postOf(fields).args.context, studyInfoForm);
  return submission.status === "success" ? submission.value : submission.error;
};

it("takes a complete answer, and the birthday as people write it", () => {
  expect(read(complete)).toEqual({ ...complete, birthday: "2006-05-14" });
});

it("asks for every answer, in the order of the page", () => {
  expect(Object.keys(read({}) ?? {})).toEqual(Object.keys(complete));
  expect(read({ ...complete, birthday: "2999-01-01" })).toEqual({ birthday: ["notInFuture"] });
});

it("takes five digits for a German postal code, and what may be one anywhere else", () => {
  const germanOnly = { shippingPostalCode: ["postalCodeGerman"] };
  for (const shippingPostalCode of ["1010", "ABC 12", "509311"])
    expect(read({ ...complete, shippingPostalCode })).toEqual(germanOnly);
  expect(read({ ...complete, shippingPostalCode: "1010", shippingCountry: "AT" })).toMatchObject({
    shippingCountry: "AT",
  });
  expect(read({ ...complete, shippingPostalCode: "ABC 12", phone: "" })).toEqual({
    phone: ["required"],
    ...germanOnly,
  });
});
