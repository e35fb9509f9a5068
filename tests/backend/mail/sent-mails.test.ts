import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { selectApplicants } from "#backend/db/accounts.ts";
import { account } from "#backend/db/schema/account.ts";
import { document } from "#backend/db/schema/documents.ts";
import { enqueue } from "#backend/jobs/enqueue.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import { taskHandlers } from "#backend/jobs/task-handlers.ts";
import type { MailKind } from "#backend/mail/mail-kinds.ts";
import { openMailer } from "#backend/mail/mail-port.ts";
import { words } from "#backend/words.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";
import { readMail } from "../../world/eml.ts";
import { inDays, useWorld } from "../../world/world.ts";

const { backend, log, database, db, call, settings, ...world } = await useWorld();
const { act, actOn, addJobOpening, addMatch, addSara, miriam, nordlicht, wish } = world;
const directory = settings.dataDirectory;
const mailer = await openMailer({ directory, from: "Duales Studium <portal@example.org>" });
const jobs = await startJobs({ database, tasks: taskHandlers(backend, mailer), log });
afterAll(jobs.stop);

type Mail = ReturnType<typeof readMail>;
type Person = Awaited<ReturnType<typeof addSara>>;

/** The mails to an address, exactly as sent. */
async function mailsTo(email: string): Promise<Mail[]> {
  const names = (await readdir(`${directory}/outbox`)).filter((name) => /^\d.*\.eml$/.test(name)).sort();
  const sources = await Promise.all(names.map((name) => readFile(`${directory}/outbox/${name}`, "utf8")));
  return sources.map(readMail).filter(({ header }) => header("To")?.includes(email));
}

async function refuseDocument({ id }: Person) {
  const file = { name: "Ausweis.jpg", mimeType: "image/jpeg", bytes: 1, fileKey: randomUUID() };
  const [row] = await db
    .insert(document)
    .values({ accountId: id, category: "Other", type: "Other", ...file })
    .returning();
  await call(advisor.refuseDocument, { params: { documentId: row!.id }, body: { reason: "Zu dunkel." } }, miriam.token);
}

/** The act that causes each mail, performed as its actor would. */
const acts: Partial<Record<MailKind, (person: Person) => Promise<unknown>>> = {
  async interviewInvited(person) {
    const { id } = await addMatch("awaiting_partner_interest", { person });
    return actOn("arrangeInterview", id, { interviewDateSuggestions: [inDays(7)], place: "Köln" });
  },
  async interviewSet(person) {
    const dates = [inDays(7)];
    const given = { person, interviewDateSuggestions: dates };
    const { jobOpeningId } = await addMatch("awaiting_interview_schedule", given);
    return act("chooseInterviewDate", jobOpeningId, person, { interviewAt: dates[0] });
  },
  async offerMade(person) {
    return actOn("acceptApplicant", (await addMatch("awaiting_partner_confirmation", { person })).id);
  },
  async applicationCancelled(person) {
    const { id } = await addMatch("awaiting_partner_confirmation", { person });
    return actOn("rejectApplicant", id, { feedbackText: "Leider nicht." });
  },
  async offerReminder(person) {
    await addMatch("awaiting_applicant_confirmation", { person, since: new Date(inDays(-9)) });
    return enqueue(db, "remindOfOffers", {});
  },
  documentRefused: refuseDocument,
};
/** Kinds of mail that readers cannot switch off. */
const alwaysSent = ["offerMade", "applicationCancelled"];

const all = Object.keys(acts).flatMap((kind) => writtenLanguages.map((language) => [kind, language] as const));

describe.each(all)("%s in %s", (kind, language) => {
  it("leaves as text and as HTML, and says where it can be switched off if it can", async () => {
    const person = await addSara({ language });
    await acts[kind as MailKind]?.(person);
    const [mail, ...others] = await expect
      .poll(() => mailsTo(person.email))
      .not.toEqual([])
      .then(() => mailsTo(person.email));
    expect(others).toEqual([]);

    expectWords(mail!, kind, language);
    const link = `${settings.publicUrl}/ds/profile/3`;
    expect(mail!.header("List-Unsubscribe")).toBe(alwaysSent.includes(kind) ? undefined : `<${link}>`);
  });
});

it("says where mails about new openings end, without signing in", async () => {
  const publishedAt = new Date(Date.now() - 120_000);
  await addJobOpening(nordlicht.id, { startDate: "2027-10-01", publishedAt });
  const person = await addSara({ language: "en" });
  await wish(person, { courseName: "Informatik", campusName: "Köln", intake: "2027-10-01" });
  await enqueue(db, "announceNewOpenings", {});
  await expect.poll(() => mailsTo(person.email)).toHaveLength(1);

  const [mail] = await mailsTo(person.email);
  const [row] = await selectApplicants(db).where(eq(account.id, person.id));
  const link = `${settings.publicUrl}/newsletter-unsubscription?id=${row!.unsubscriptionId}`;
  expect(mail!.header("List-Unsubscribe")).toBe(`<${link}>`);
  expect(mail!.text).toContain(link);
  expect(mail!.subject).toBe("A new job that suits you");
});

function expectWords({ header, subject, text, html }: Mail, kind: string, language: WrittenLanguage) {
  const t = words(language, "mail");
  const about = { company: "Nordlicht Software GmbH" };
  expect(header("Content-Language")).toBe(language);
  expect(subject).toBe(t(`${kind}.subject`, about));
  for (const part of [text, html]) {
    expect(part).toContain(t(`${kind}.title`, about));
    expect(part).toContain(`${settings.publicUrl}/ds/`);
  }
  expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
}
