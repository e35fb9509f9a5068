import { describe, expect, it } from "vitest";
import { composeMail } from "#backend/mail/compose.ts";
import { type MailKind, type MailValues, mailKinds } from "#backend/mail/mail-kinds.ts";
import { writtenLanguages } from "#contract/languages.ts";

const values: { [Kind in MailKind]: MailValues<Kind> } = {
  confirmationCode: { code: "012345", minutes: 10 },
  emailVerification: { link: "https://portal.example.org/confirm?a=1&b=2" },
  passwordReset: { link: "https://portal.example.org/reset", minutes: 60 },
  passwordChanged: {},
  alreadyRegistered: { link: "https://portal.example.org/" },
  ticketAnswered: { topic: "Mein Zeugnis", link: "https://portal.example.org/ds/contact/3/1" },
  consentConfirmation: { link: "https://portal.example.org/ds/confirm-consent?token=a" },
  withdrawn: { link: "https://portal.example.org/ds/contact/1" },
  deletionRequested: { day: "05.12.2026", link: "https://portal.example.org/ds/my-data" },
  accountDeleted: {},
  contractRequested: { link: "https://portal.example.org/ds/application/contracts/2" },
  contractChangesRequested: {
    note: "Die Rückseite fehlt.",
    link: "https://portal.example.org/ds/application/contracts/2",
  },
  contractSent: { link: "https://portal.example.org/ds/application/contracts/2" },
  enrolled: { link: "https://portal.example.org/ds/application/contracts/2" },
  documentRefused: {
    name: "Ausweis.jpg",
    reason: "Die Rückseite fehlt.",
    link: "https://portal.example.org/ds/application/contracts/2",
  },
};
const kinds = Object.keys(mailKinds) as MailKind[];

describe("composeMail", () => {
  it.each(writtenLanguages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
    "writes %s in %s without a gap",
    (kind, language) => {
      const { subject, text, html } = composeMail(kind, language, values[kind]);
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/\{\{|\}\}|undefined|NaN|mail:|\.subject|\.lines/);
      for (const value of Object.values(values[kind])) expect(text).toContain(String(value));
      expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    },
  );

  it("says the same as text and as HTML", () => {
    expect(composeMail("confirmationCode", "de", values.confirmationCode)).toMatchObject({
      subject: "012345 ist dein Bestätigungscode",
      text: expect.stringContaining("\n\n012345\n\nDer Code gilt 10 Minuten."),
      html: expect.stringContaining('<p class="code" dir="ltr"><bdi>012345</bdi></p>'),
    });
  });

  it("counts as the language does", () => {
    expect(composeMail("passwordReset", "en", values.passwordReset).text).toContain("valid for 60 minutes");
    expect(composeMail("passwordReset", "ar", values.passwordReset).text).toContain("60 دقيقة");
    expect(composeMail("confirmationCode", "ar", values.confirmationCode).text).toContain("10 دقائق");
  });

  it("escapes what it is given", () => {
    const { html, text } = composeMail("emailVerification", "en", { link: 'https://example.org/?a=1&b="><script>' });
    expect(html).toContain('href="https://example.org/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain("<script>");
    expect(text).toContain('https://example.org/?a=1&b="><script>');
  });
});
