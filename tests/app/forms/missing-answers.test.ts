import { expect, it } from "vitest";
import type { z } from "zod";
import { readForm } from "#app/forms/submit.server.ts";
import { studyInfoForm } from "#app/sides/applicant/abilities/study-info.form.server.ts";
import { contactForm } from "#app/sides/applicant/profile/contact.form.server.ts";
import { partnerForm } from "#app/sides/applicant/search/partner.form.server.ts";
import { sendForm } from "#app/sides/cv-generator/send.form.server.ts";
import { forgotPasswordForm } from "#app/sides/public/sign-in/password.form.server.ts";
import { credentials, registration } from "#contract/calls/identity.ts";
import { readMessage } from "#contract/message.ts";
import { postOf } from "../post.ts";

const messagesOf = (schema: z.ZodType, fields: Record<string, string> = {}) => {
  const submission = readForm(postOf(fields).args.context, schema);
  const error = submission.status === "error" ? submission.error : undefined;
  return Object.fromEntries(
    Object.entries(error ?? {}).map(([name, errors]) => [name, readMessage(errors?.[0] ?? "").key]),
  );
};

// §5: 'Eingabe erforderlich' is said of what is empty, whatever else is said of a value that is wrong.
it.each(Object.entries({ studyInfoForm, contactForm, sendForm, forgotPasswordForm, credentials, registration }))(
  "an empty post to %s lacks values, and none of them is malformed",
  (_, schema) => {
    const messages = messagesOf(schema);
    expect(Object.keys(messages).length).toBeGreaterThan(0);
    expect(new Set(Object.values(messages))).toEqual(new Set(["required"]));
  },
);

it("distinguishes a missing address from a wrong one", () => {
  const contact = { practicePartnerExists: "yes", "practicePartnerContact.companyName": "Elbkontor" };
  expect(messagesOf(partnerForm, contact)).toMatchObject({ "practicePartnerContact.email": "required" });
  expect(messagesOf(sendForm)).toEqual({ email: "required" });
  expect(messagesOf(sendForm, { email: "nicht ganz" })).toEqual({ email: "email" });
});
