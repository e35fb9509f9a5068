import { expect, expectTypeOf, test } from "vitest";
import { sampleMails } from "#backend/demo/sample-mails.ts";
import { type Payload, tasks } from "#backend/jobs/tasks.ts";
import { type MailKind, mailKindNames } from "#backend/mail/mail-kinds.ts";

const envelope = { to: "ada@example.org", language: "en" } as const;

test.each(mailKindNames)("a mail of the kind %s can be sent", (kind) => {
  const mail = { kind, ...envelope, values: sampleMails[kind] };
  expect(tasks.sendMail.parse(mail)).toEqual(mail);
});

test("a mail carries what its own kind is filled with", () => {
  expectTypeOf<Payload<"sendMail">["kind"]>().toEqualTypeOf<MailKind>();
  expectTypeOf<Extract<Payload<"sendMail">, { kind: "confirmationCode" }>["values"]>().toEqualTypeOf<{
    code: string;
    minutes: number;
  }>();
  const mail = { kind: "confirmationCode", ...envelope, values: sampleMails.withdrawn };
  expect(tasks.sendMail.safeParse(mail).success).toBe(false);
  expect(tasks.sendMail.safeParse({ ...mail, kind: "toString" }).success).toBe(false);
});
