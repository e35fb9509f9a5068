import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished, vi } from "vitest";
import { textVersion } from "#backend/db/schema/texts.ts";
import { sampleMails } from "#backend/demo/sample-mails.ts";
import { sendMail } from "#backend/jobs/send-mail.ts";
import type { Payload } from "#backend/jobs/tasks.ts";
import { composeMail } from "#backend/mail/compose.ts";
import { type MailKind, mailKindNames, readersOf } from "#backend/mail/mail-kinds.ts";
import type { Mail } from "#backend/mail/mail-port.ts";
import { originalWords } from "#backend/mail/original-words.ts";
import { office as calls } from "#contract/calls/office.ts";
import type { KeptText, WholeText } from "#contract/entities/text.ts";
import { languages, type WrittenLanguage } from "#contract/languages.ts";
import { type Side, sides } from "#contract/sides.ts";
import { faultsOf } from "#domain/mail-words.ts";
import english from "../../../../locales/en/advisor/mailKinds.json" with { type: "json" };
import placeholderWords from "../../../../locales/en/advisor/officeMailText.json" with { type: "json" };
import { useBackend } from "../../../world/backend.ts";

const { addAdvisor, call, backend } = await useBackend();
const jutta = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });

const words = {
  title: "Neu: {{code}}",
  facts: "Hallo",
  body: "Der Code <b>gilt</b>\nnoch {{minutes}}.\n\n---\n\nBis bald.",
};
const idOf = (kind: MailKind, reader: Side = "applicant") => `mail.${reader}.${kind}`;
const write = (textId: string, body: object, language = "de") =>
  call(calls.writeText, { params: { textId }, body: { ...words, language, ...body } }, jutta.token);
const preview = (body: object) =>
  call<{ subject: string; html: string }>(
    calls.previewMail,
    { body: { ...words, language: "de", ...body } },
    jutta.token,
  );
const fetchOne = async (textId: string) =>
  (await call<WholeText>(calls.fetchKeptText, { params: { textId } }, jutta.token)).body;

const sender = { name: "Duales Studium", email: "portal@example.org" };
/** The mail as the job sends it. */
async function sent<Kind extends MailKind>(kind: Kind, language: WrittenLanguage, reader?: Side) {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const payload = { kind, language, reader, to: `${randomUUID()}@example.org`, values: sampleMails[kind] };
  await sendMail({ send, sender }, backend)(payload as Payload<"sendMail">, { isLast: false, queuedAt: new Date() });
  return mails[0]!;
}

it("sends a mail in the office's words, in its language and to its side alone; the code and the layout stay", async () => {
  expect((await write(idOf("confirmationCode"), {})).status).toBe(204);
  const { subject, text, html } = await sent("confirmationCode", "de");
  expect(subject).toBe("Neu: 012345");
  expect(text).toBe(
    "Hallo\n\nHallo!\n\nDer Code <b>gilt</b>\nnoch 10 Minuten.\n\n012345\n\nBis bald.\n\nViele Grüße\nDein Team vom dualen Studium\n",
  );
  expect(html).toContain("<p>Der Code &lt;b&gt;gilt&lt;/b&gt;<br>\nnoch 10 Minuten.</p>");
  expect(html).toContain('<p class="code"><bdi dir="ltr">012345</bdi></p>');
  expect((await sent("confirmationCode", "en")).subject).toBe("012345 is your confirmation code");
  expect((await sent("confirmationCode", "de", "company")).subject).toBe("012345 ist Ihr Bestätigungscode");
});

it("goes back to the original words, with their forms for each number, by publishing them again", async () => {
  const id = idOf("newOpenings");
  await write(id, { title: "{{count}} Stellen", body: "Diese." });
  expect((await sent("newOpenings", "de")).subject).toBe("3 Stellen");
  expect((await fetchOne(id)).latest.find(({ language }) => language === "de")).toMatchObject({
    ...{ number: 2, isOriginal: false, by: "Jutta Hellwig" },
  });
  const { title, facts, body } = originalWords("newOpenings", "applicant", "de");
  expect((await write(id, { title, facts, body: body.replaceAll("\n", "\r\n"), readAt: 2 })).status).toBe(204);
  const one = { ...sampleMails.newOpenings, count: 1 };
  expect((await sent("newOpenings", "de")).html).toBe(composeMail("newOpenings", "de", sampleMails.newOpenings).html);
  expect(composeMail("newOpenings", "de", one).subject).toContain("Eine");
  expect(
    (await fetchOne(id)).versions.filter(({ language }) => language === "de").map(({ isOriginal }) => isOriginal),
  ).toEqual([true, false, true]);
});

it("refuses a value that the mail does not have, and the loss of one that it needs, with all that are possible", async () => {
  const unknown = await write(idOf("confirmationCode"), { title: "{{vorname}}" });
  expect([unknown.status, unknown.body]).toMatchObject([
    422,
    {
      customErrors: {
        title: [
          `placeholderUnknown?${new URLSearchParams({ found: "{{vorname}}", allowed: "{{code}}, {{minutes}}" })}`,
        ],
      },
    },
  ]);
  const missing = await preview({ textId: idOf("confirmationCode"), body: "Gilt kurz." });
  expect([missing.status, missing.body]).toMatchObject([
    422,
    { customErrors: { body: [expect.stringContaining("placeholderMissing")] } },
  ]);
  // The link of a mail is not among its words: they can neither lose nor show it.
  expect((await write(idOf("passwordReset"), { title: "{{link}}", body: "{{minutes}}" })).status).toBe(422);
});

it("shows a mail in words that nobody published, and stores none", async () => {
  const { body, status } = await preview({
    textId: idOf("passwordReset", "company"),
    title: "Passwort",
    body: "{{minutes}}",
  });
  expect([status, body.subject]).toEqual([200, "Passwort"]);
  expect(body.html).toContain("Ihr Team vom dualen Studium");
  expect((await fetchOne(idOf("passwordReset", "company"))).latest.every(({ isOriginal }) => isOriginal)).toBe(true);
  for (const textId of ["faq.data.who", "mail.company.enrolled", "mail.applicant.unknown", "mail.applicant"])
    expect([textId, (await preview({ textId })).status]).toEqual([textId, 404]);
  expect((await preview({ textId: idOf("accessEnded", "company"), language: "ar" })).status).toBe(404);
});

it("keeps the original words where those of the office were written for another mail", async () => {
  const id = idOf("enrolled");
  await write(id, { title: "Eingeschrieben", body: "Ja." });
  expect((await sent("enrolled", "de")).subject).toBe("Eingeschrieben");
  await backend.database.db
    .insert(textVersion)
    .values({ textId: id, language: "de", number: 3, title: "{{gone}}", facts: "A", body: "B" });
  expect((await sent("enrolled", "de")).subject).toBe(composeMail("enrolled", "de", sampleMails.enrolled).subject);
});

it("lists every mail for each side that gets it, in words that fit themselves and are explained", async () => {
  const { body } = await call<KeptText[]>(calls.fetchKeptTexts, { query: { kind: "mail" } }, jutta.token);
  const all = mailKindNames.flatMap((kind) => readersOf(kind).map((reader) => ({ kind, reader })));
  expect(body.map(({ id }) => id).sort()).toEqual(all.map(({ kind, reader }) => idOf(kind, reader)).sort());
  // A calendar says to the second when it was written: both mails are of one moment.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const { kind, reader } of all)
    for (const language of sides[reader].languages) {
      const original = originalWords(kind, reader, language);
      expect([kind, faultsOf(original, original)]).toEqual([kind, {}]);
      const named = [...`${original.title}${original.facts}${original.body}`.matchAll(/\{\{(\w+)\}\}/g)];
      for (const [, name] of named) expect(placeholderWords.placeholder).toHaveProperty(name!);
      expect(english).toHaveProperty(kind);
      const composed = composeMail(kind, language, sampleMails[kind], { reader });
      const count = "count" in sampleMails[kind];
      if (!count || languages[language].direction === "ltr")
        expect(composeMail(kind, language, sampleMails[kind], { reader, words: original })).toEqual(composed);
    }
});

it("adds no mail, dates none and deletes none", async () => {
  const place = { section: "applicant", appearsOn: null, endsOn: null, startsAt: null };
  const added = await call(calls.addText, { body: { kind: "mail", ...place, ...words } }, jutta.token);
  const params = { textId: idOf("enrolled") };
  const dated = await call(calls.changeText, { params, body: { endsOn: "2020-01-31" } }, jutta.token);
  const deleted = await call(calls.deleteText, { params }, jutta.token);
  expect([added.status, dated.status, deleted.status]).toEqual([403, 403, 409]);
});
