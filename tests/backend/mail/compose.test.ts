import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { sampleMails as values } from "#backend/demo/sample-mails.ts";
import { composeMail } from "#backend/mail/compose.ts";
import { mailKindNames as kinds, type MailValues, mailKinds } from "#backend/mail/mail-kinds.ts";
import { writtenLanguages } from "#contract/languages.ts";
import { type Side, sideNames, sides } from "#contract/sides.ts";
// @ts-expect-error the script is plain JavaScript
import { wrongTone } from "../../../scripts/wrong-tone.js";

/** A mail's text for its values: dates in printed form, no codes, and no mention of missing values. */
function said({
  appointment,
  dates,
  cancellationReason,
  changes,
  fileKey,
  fileName,
  openings = [],
  ended,
  resumed,
  documentType,
  ...rest
}: Partial<Record<string, unknown>>): string[] {
  const isWhen = appointment || dates;
  const plain = [rest, ...(openings as object[])].flatMap(Object.values).filter((value) => value !== null);
  return [...plain.map(String), ...(isWhen ? ["01.12.2026", "14:30", "Deutzer Allee 4, Köln"] : [])];
}

/** Kinds of mail that a person on any side may get when signing in. */
const signInMails = [
  "confirmationCode",
  "passwordReset",
  "passwordChanged",
  "signInUnblocked",
  "alreadyRegistered",
] as const;

/** What a mail says, without the signs by which nothing in it becomes an address. */
const seen = (text: string) => text.replaceAll("\u2060", "");

/** The portal's own values, and what may hold an address for the reader. */
const asGiven = ["code", "day", "email", "fileName", "message", "note", "place", "reason"];
const evil = "Anke https://login.evil.example:8080/x";

it.each(kinds)("lets no word that somebody has typed become an address to open, in %s", (kind) => {
  const shape: z.ZodRawShape = mailKinds[kind].values.shape;
  const isTyped = ([name, type]: [string, z.core.$ZodType]) =>
    !asGiven.includes(name) && (type as z.ZodType).safeParse(evil).success;
  const given = {
    ...values[kind],
    ...Object.fromEntries(
      Object.entries(shape)
        .filter(isTyped)
        .map(([name]) => [name, evil]),
    ),
    ...("openings" in shape && {
      openings: [{ title: evil, company: evil, place: evil, kilometres: 1, link: "https://portal.test/" }],
    }),
  } as MailValues<typeof kind>;
  const { subject, text, html } = composeMail(kind, "de", given, { firstName: evil });
  for (const part of [subject, text, html])
    expect(part).not.toMatch(/https:\/\/login|login\.evil|evil\.example|example:8080/);
});

it("greets nobody by an address, as a visitor may type any name and somebody else's mailbox", () => {
  const firstName = "evil.example/login";
  const { text, html } = composeMail("emailVerification", "de", values.emailVerification, { firstName });
  for (const part of [text, html]) {
    expect(part).not.toMatch(/evil\.example/);
    expect(seen(part)).toContain(`Hallo ${firstName}!`);
  }
});

it("names nobody as an address that mail programs would open", () => {
  const invitedBy = "Gesperrt: https://evil.example/login x";
  const { subject, text, html } = composeMail("employeeInvited", "de", { ...values.employeeInvited, invitedBy });
  for (const said of [subject, text, html]) {
    expect(said).not.toMatch(/https:\/\/evil|evil\.example/);
    expect(seen(said)).toContain(invitedBy);
  }
});

describe("composeMail", () => {
  it.each(writtenLanguages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
    "writes %s in %s without a gap",
    (kind, language) => {
      const { subject, text, html } = composeMail(kind, language, values[kind]);
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/\{\{|\}\}|undefined|NaN|[Mm]ail:|\.subject|\.lines|\.message|reasons\./);
      expect(text, "a word spelt out, letter by letter").not.toMatch(/\n\n.\n\n/);
      for (const value of Object.values(said(values[kind]))) expect(seen(text)).toContain(value);
      expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    },
  );

  it("says the same as text and as HTML", () => {
    expect(composeMail("confirmationCode", "de", values.confirmationCode)).toMatchObject({
      subject: "012345 ist dein Bestätigungscode",
      text: expect.stringContaining("\n\n012345\n\nDer Code gilt 10 Minuten."),
      html: expect.stringContaining('<p class="code"><bdi dir="ltr">012345</bdi></p>'),
    });
  });

  it("begins with a hidden line for the inbox, which says what it is about", () => {
    const { html, text } = composeMail("trialDayMoved", "de", values.trialDayMoved);
    const line = "Nordlicht Software GmbH hat deinen Probetag für „Duales Studium Informatik“ verlegt.";
    expect(html).toMatch(new RegExp(`<body[^>]*>\\n<div style="display: none;[^>]*>${line}`));
    expect(text.split(line)).toHaveLength(2);
  });

  it("names the programme in head and farewell, once it has a name", () => {
    const programmeName = "Hochschule <Nordstadt>";
    const { text, html } = composeMail("passwordReset", "de", values.passwordReset, { programmeName });
    expect(text).toMatch(/\nDein Team vom dualen Studium\nHochschule <Nordstadt>\n$/);
    expect(html).toContain("<b>Hochschule &lt;Nordstadt&gt;</b> Bewerberportal</p>");
  });

  it("addresses each reader as their side does", () => {
    const sent = (reader?: Side) => composeMail("passwordReset", "de", values.passwordReset, { reader });
    expect(sent().text).toContain("Du hast dein Passwort vergessen?");
    expect(sent("company").text).toContain("Sie haben Ihr Passwort vergessen?");
    expect(sent("company").text).toContain("Ihr Team vom dualen Studium");
    expect(sent("company").html).toContain("Unternehmens");
    expect(sent("advisor").text).toContain("Passwort vergessen?");
  });

  it.each(sideNames.flatMap((reader) => signInMails.map((kind) => [kind, reader] as const)))(
    "writes %s to an %s in the right tone, and whole",
    (kind, reader) => {
      const { text } = composeMail(kind, "de", values[kind], { reader });
      expect(wrongTone(text, sides[reader].tone)).toEqual([]);
      for (const value of said(values[kind])) expect(text).toContain(value);
      expect(text).not.toMatch(/\{\{|undefined|\.subject|\.lines|\.notes/);
    },
  );

  it("greets by name where it is known, and a company without one", () => {
    const { text, html } = composeMail("offerMade", "de", values.offerMade, { firstName: "Mia <3" });
    expect(text).toContain("Du hast ein Angebot!\n\nHallo Mia <3!\n\nNordlicht");
    expect(html).toContain("<p>Hallo Mia &lt;3!</p>");
    expect(composeMail("offerMade", "de", values.offerMade).text).toContain("\n\nHallo!\n\n");
    expect(composeMail("noDateFits", "de", values.noDateFits).text).toContain("\n\nGuten Tag!\n\n");
    expect(composeMail("passwordReset", "de", values.passwordReset, { reader: "advisor" }).text).toContain(
      "Guten Tag!",
    );
  });

  it("writes a date and time on one line, in the form usual in the language", () => {
    const lineIn = (language: (typeof writtenLanguages)[number]) =>
      composeMail("trialDaySet", language, values.trialDaySet)
        .text.split("\n")
        .find((line) => line.includes("14:30"));
    expect(lineIn("en")).toBe("– Tuesday, 01.12.2026, 14:30 (German time)");
    expect(lineIn("ar")).toBe("– الثلاثاء \u206801.12.2026\u2069 الساعة \u206814:30\u2069 (بتوقيت ألمانيا)");
  });

  it("takes the colour of the group that it is about", () => {
    const band = (html: string) => /\.band \{[^}]*background: (#\w+)/.exec(html)?.[1];
    expect(band(composeMail("enrolled", "de", values.enrolled).html)).toBe("#e6f6eb");
    expect(band(composeMail("offerMade", "de", values.offerMade).html)).toBe("#e6f4fe");
    expect(band(composeMail("passwordReset", "de", values.passwordReset).html)).toBe("#ffefd6");
  });

  it("says of an offer that the company may withdraw it", () => {
    for (const kind of ["offerMade", "offerRenewed"] as const)
      expect(composeMail(kind, "de", values[kind]).text).toContain("wenn das Unternehmen es zurückzieht");
  });

  it("says of a resumed application nothing of a rejection, as its place may only have been filled", () => {
    expect(composeMail("applicationResumed", "de", values.applicationResumed).text).not.toContain("Absage");
  });

  it("says of an application that the desk withdrew nothing of a rejection", () => {
    const { text } = composeMail("applicationWithdrawn", "de", values.applicationWithdrawn);
    expect(text).toContain("Deine Studienberatung hat deine Bewerbung");
    expect(text).not.toContain("Absage");
  });

  it("quotes what the other side wrote, and says why", () => {
    const { text, html } = composeMail("applicationCancelled", "de", {
      ...values.applicationCancelled,
      message: "Leider nicht.\n<Alles Gute>",
    });
    expect(text).toContain("Das Unternehmen hat sich gegen deine Bewerbung entschieden.");
    expect(text).toContain("Das Unternehmen schreibt dir:\n> Leider nicht.\n> <Alles Gute>");
    expect(html).toContain("<blockquote><bdi>Leider nicht.\n&lt;Alles Gute&gt;</bdi></blockquote>");
  });

  it("names an appointment with its weekday, and brings it along for the calendar", () => {
    const { text, calendars } = composeMail("interviewSet", "de", values.interviewSet);
    expect(text).toContain("– Dienstag, 01.12.2026, 14:30 Uhr (deutsche Zeit)\n\nOrt: Deutzer Allee 4, Köln");
    expect(calendars).toHaveLength(1);
    expect(calendars[0]).toMatchObject({
      name: "gespraech.ics",
      content: expect.stringMatching(
        /UID:interview-0b9a6f0e-\S+@portal\.example\.org\r\nSEQUENCE:3\r\nDTSTAMP:\w+\r\nDTSTART:20261201T133000Z\r\nDTEND:20261201T143000Z/,
      ),
    });
    expect(calendars[0]!.content).toContain("METHOD:PUBLISH");
    expect(calendars[0]!.content).toContain("SUMMARY:Gespräch: Nordlicht Software GmbH");
    expect(composeMail("offerMade", "de", values.offerMade).calendars).toEqual([]);
  });

  it("names a company's appointments in the calendar after the applicant, not after the company itself", () => {
    const chosen = composeMail("interviewDateChosen", "de", values.interviewDateChosen).calendars;
    const changed = composeMail("companyAppointmentChanged", "de", values.companyAppointmentChanged).calendars;
    expect(values.interviewDateChosen.company).toBeTruthy();
    for (const { content } of [...chosen, ...changed]) {
      expect(content).toContain("SUMMARY:Gespräch: Sara Yılmaz");
      expect(content).not.toContain("Nordlicht");
    }
    expect(changed).not.toHaveLength(0);
  });

  it.each([
    ["de", "Das Gespräch am Montag, 30.11.2026, 10:00 Uhr (deutsche Zeit) findet nicht statt;"],
    ["en", "The interview on Monday, 30.11.2026, 10:00 (German time) will not take place;"],
    ["ar", "أُلغيت المقابلة المقررة يوم الاثنين \u206830.11.2026\u2069 الساعة \u206810:00\u2069 (بتوقيت ألمانيا)"],
  ] as const)(
    "says in %s that an agreed appointment is called off, and cancels its calendar entry",
    (language, said) => {
      const { text, html, calendars } = composeMail("applicationCancelled", language, values.applicationCancelled);
      for (const part of [text, html]) expect(part).toContain(said);
      expect(calendars).toHaveLength(1);
      const [{ content, mimeType }] = calendars as [(typeof calendars)[number]];
      expect(mimeType).toBe("text/calendar; charset=utf-8; method=CANCEL");
      expect(content).toContain("METHOD:CANCEL");
      expect(content).toContain("STATUS:CANCELLED");
      const entry = (file: string) => [/UID:(\S+)/.exec(file)![1], Number(/SEQUENCE:(\d+)/.exec(file)![1])] as const;
      const [agreed] = composeMail("interviewSet", language, values.interviewSet).calendars;
      const [[id, sequence], [of, before]] = [entry(content), entry(agreed!.content)];
      expect(id).toBe(of);
      expect(sequence).toBeGreaterThan(before);
    },
  );

  it.each([
    ["de", "Es geht um „\u2068Lebenslauf: \u2068cv.pdf\u2069\u2069“."],
    ["en", "This is about “\u2068CV: \u2068cv.pdf\u2069\u2069”."],
    ["ar", "«\u2068السيرة الذاتية: \u2068cv.pdf\u2069\u2069»"],
  ] as const)(
    "names in %s the kind of a refused document as well as its file, unless it was queued without",
    (language, said) => {
      const refused = { ...values.documentRefused, name: "cv.pdf", documentType: "CV" as const };
      const { text, html } = composeMail("documentRefused", language, refused);
      for (const part of [text, html]) expect(seen(part)).toContain(said);
      const { documentType, ...before } = refused;
      expect(seen(composeMail("documentRefused", language, before).text)).toMatch(/[„“«]\u2068cv\.pdf\u2069[“”»]/);
    },
  );

  it("names the kind of a refused document in the office's words, too", () => {
    const words = { title: "Unterlage", facts: "Unterlage", body: "Bitte neu: {{name}}\n\n{{reason}}" };
    const { text } = composeMail("documentRefused", "de", values.documentRefused, { words });
    expect(seen(text)).toContain("Bitte neu: Kopie des Ausweises: \u2068Ausweis.jpg\u2069");
  });

  it("names in each calendar file who organizes the appointment, without whom none may be cancelled", () => {
    const organizer = { name: "Duales Studium", email: "portal@example.org" };
    for (const kind of ["interviewSet", "applicationCancelled", "applicationResumed"] as const) {
      const [file] = composeMail(kind, "de", values[kind], { organizer }).calendars;
      expect(file!.content).toContain('ORGANIZER;CN="Duales Studium":mailto:portal@example.org');
    }
  });

  it("puts an appointment that takes place after all back into the calendar", () => {
    const { text, calendars } = composeMail("applicationResumed", "de", values.applicationResumed);
    expect(text).toContain(
      "Das Gespräch am Dienstag, 01.12.2026, 14:30 Uhr (deutsche Zeit) findet wie vereinbart statt;",
    );
    expect(calendars.map(({ content }) => /METHOD:\w+/.exec(content)![0])).toEqual(["METHOD:PUBLISH"]);
  });

  it("lists the dates to choose from, and the place apart from them", () => {
    const dates = ["2026-12-01T13:30:00Z", "2026-12-03T09:00:00Z"];
    const { text, html } = composeMail("interviewInvited", "de", { ...values.interviewInvited, dates });
    expect(text).toMatch(/\n– Dienstag, 01\.12\..+\n– Donnerstag, 03\.12\..+\n\nOrt: Deutzer Allee 4, Köln\n\n/);
    expect(html).toMatch(/<ul>\n(<li>.*<\/li>\n){2}<\/ul>\n<p><bdi>Ort: Deutzer Allee 4, Köln<\/bdi><\/p>/);
  });

  it("lists openings with where they are, how far that is if it is known, and how such mails end", () => {
    const { text, html } = composeMail("newOpenings", "de", values.newOpenings);
    expect(text).toContain(
      "– Duales Studium Informatik\n  Nordlicht Software GmbH\n  Deutzer Allee 4, 50679 Köln\n  12 km von dir\n  https://",
    );
    expect(text).toContain("\n  Sonnenhof Pflege\n  Köln\n  https://");
    expect(text).toContain(
      `Kein Newsletter und keine E-Mails über neue Stellen mehr:\n${values.newOpenings.unsubscription}`,
    );
    expect(html).toContain(`href="${values.newOpenings.unsubscription}">Kein Newsletter und keine E-Mails`);
    const [opening] = values.newOpenings.openings;
    expect(composeMail("newOpenings", "de", { ...values.newOpenings, count: 1, openings: [opening!] }).subject).toBe(
      "Eine neue Stelle, die zu dir passt",
    );
  });

  it("addresses a company formally", () => {
    const { text } = composeMail("noDateFits", "de", values.noDateFits);
    expect(text).toContain("Bitte schlagen Sie andere vor.");
    expect(text).toContain("Ihr Team vom dualen Studium");
  });

  it("says for which company its people get it and where it is switched off, unless it was queued without the name", () => {
    const { company, ...before } = values.interestExpressed;
    const { text } = composeMail("interestExpressed", "de", values.interestExpressed);
    expect(text).toContain(
      `für ${company}. Welche wir Ihnen schreiben, wählen Sie im Portal unter „Profil“, „E-Mails“.`,
    );
    expect(composeMail("interestExpressed", "de", before).text).not.toContain("Profil");
    expect(composeMail("paymentChanged", "de", values.paymentChanged).text).not.toContain("E-Mails“");
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
