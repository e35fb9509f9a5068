import { expect, it } from "vitest";
import { mailKindNames } from "#backend/mail/mail-kinds.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, settings } = await useBackend();
const list = (language?: string) =>
  call<{ kind: string; subject: string }[]>(publicCalls.fetchSampleMails, { query: language ? { language } : {} });
const read = (kind: string, language = "de") =>
  call<{ subject: string; html: string; text: string; attachment: string | null }>(publicCalls.fetchSampleMail, {
    params: { kind },
    query: { language },
  });

it("shows every kind of mail that is sent, in the language that is asked for", async () => {
  expect((await list()).body.map(({ kind }) => kind)).toEqual(mailKindNames);
  const subjectOf = async (language: string) =>
    (await list(language)).body.find(({ kind }) => kind === "offerMade")?.subject;
  expect(await subjectOf("de")).toBe("Nordlicht Software GmbH bietet dir eine Stelle an");
  expect(await subjectOf("en")).toContain("has offered you");
});

it("shows a mail as it would be sent, with the file that goes along", async () => {
  const { body } = await read("interviewSet", "ar");
  expect(body.html).toContain('<html lang="ar" dir="rtl">');
  expect(body.text).toContain("\u206801.12.2026\u2069 الساعة \u206814:30\u2069");
  expect(body.attachment).toMatch(/\.ics$/);
  expect((await read("curriculumVitae")).body.attachment).toBe("Lebenslauf.pdf");
  expect((await read("offerMade")).body.attachment).toBeNull();
});

it("knows no other kind, and no other language", async () => {
  expect((await read("toString")).status).toBe(404);
  expect((await read("offerMade", "xx")).status).toBe(422);
});

it("shows nothing where there are no demo data", async () => {
  settings.hasDemoData = false;
  expect([(await list()).status, (await read("offerMade")).status]).toEqual([404, 404]);
  settings.hasDemoData = true;
});
