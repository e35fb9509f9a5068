import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatDay } from "#app/i18n/format.ts";
import { companyScreen } from "../world/company.ts";
import { deskScreen, savedBy } from "../world/desk.ts";
import type { People } from "../world/people.ts";
import { expect, signIn, test } from "../world/test.ts";

const today = formatDay(new Date().toISOString());

async function signInAtOffice(page: Page, people: People) {
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office");
  return jutta;
}

/** What a list at an address is saved as: its head, and the rows below it. */
async function saved(page: Page, path: string, link = "advisor:saveTable") {
  await page.goto(`/advisor${path}`);
  const [head = "", ...lines] = await savedBy(page, deskScreen(page, "officeMails").link(link));
  expect(head).toMatch(/^\uFEFF/);
  return { head: head.slice(1).split(";"), rows: lines.filter(Boolean) };
}

test("the office saves campuses, courses and intakes as they are searched for", async ({ page, people }) => {
  await signInAtOffice(page, people);
  const campuses = await saved(page, "/office/campuses?search=hamb");
  expect(campuses.head).toEqual(
    expect.arrayContaining(["Name", "Ort", "Telefon", "E-Mail-Adresse", "Stellen", "Läuft aus am", "Stand"]),
  );
  expect(campuses.rows).toEqual([expect.stringMatching(/^Hamburg;Hamburg;.*;Wählbar$/)]);
  expect((await saved(page, "/office/campuses?search=hamb&state=over")).rows).toEqual([]);

  const course = await people.studyOwnCourse(await people.addOneLike("mia"));
  const { rows } = await saved(page, `/office/courses?search=${encodeURIComponent(course)}`);
  expect(rows).toEqual([expect.stringMatching(`^${course};Duales Studium`)]);
  const intakes = await saved(page, "/office/intakes?search=01.10.");
  expect(intakes.rows.length).toBeGreaterThan(0);
  for (const row of intakes.rows) expect(row).toMatch(/^01\.10\.\d{4};/);
});

test("the office saves what was noted about somebody, for an answer to their request", async ({ page, people }) => {
  await signInAtOffice(page, people);
  const lena = await people.addOneLike("lena");
  await people.noteAbout(lena, "Ruft am Freitag an.");
  const notes = await saved(page, `/office/accounts/${await people.idOf(lena)}`);
  expect(notes.head).toEqual(["Von", "Stelle", "Geschrieben", "Geändert", "Text"]);
  expect(notes.rows).toEqual([expect.stringMatching(/^Studienberatung;;\d\d\..*;;Ruft am Freitag an\.$/)]);
});

test("the office saves advisors, and accounts, mails, questions and the inbox as far as they are about somebody", async ({
  page,
  people,
}) => {
  const jutta = await signInAtOffice(page, people);
  const lena = await people.addOneLike("lena");
  await people.giveAdvisor(lena, jutta);
  const question = await people.askFor(lena, "Wann geht es weiter?");
  const about = `search=${encodeURIComponent(lena)}`;

  const advisors = await saved(page, `/office/advisors?search=${encodeURIComponent(jutta)}`);
  expect(advisors.rows).toEqual([expect.stringContaining(`${jutta};`)]);
  // Who registers meanwhile is given to an advisor with few applicants, as this one is.
  expect(advisors.rows[0]).toMatch(/Verwaltet.*;[1-9]\d*;Offen$/);
  const accounts = await saved(page, `/office/accounts?${about}`);
  expect(accounts).toEqual({
    head: ["Name", "E-Mail-Adresse", "Konto seit"],
    rows: [expect.stringMatching(`^Lena Petersen;${lena};\\d\\d\\.\\d\\d\\.\\d{4}$`)],
  });

  const questions = await saved(page, `/tickets?${about}`);
  expect(questions.rows).toEqual([expect.stringMatching(`^Eine Frage;Lena Petersen;Bewerbenden;.*;${today}$`)]);
  const inbox = await saved(page, `/?${about}&kind=ticket`);
  expect(inbox.rows).toEqual([expect.stringMatching(`^Lena Petersen;Frage: „Eine Frage“;.*;${today}$`)]);
  expect((await saved(page, `/tickets?${about}&state=all`)).rows).toHaveLength(1);

  await people.answerTicket(question, "Nächste Woche.");
  const mails = await saved(page, `/office/mails?${about}`, "officeMails:table");
  expect(mails.head.slice(0, 4)).toEqual(["E-Mail", "An", "Erstellt", "Stand"]);
  expect(mails.rows).toEqual([expect.stringContaining(`;${lena};${today} `)]);
});

test("a formula in a question stays a text in the file", async ({ page, people }) => {
  await signInAtOffice(page, people);
  const subject = `=HYPERLINK("${randomUUID()}")`;
  const owner = await people.addOwner({ emailVerified: true });
  await people.askAsCompany(owner, { subject, text: "Reicht eine Stelle?" });
  const path = `/tickets?side=company&search=${encodeURIComponent(subject)}`;
  const { rows } = await saved(page, path);
  expect(rows).toEqual([expect.stringContaining(`'=HYPERLINK(`)]);
});

test("the office saves requests of companies with what they said, and the frequent questions of a search", async ({
  page,
  people,
}) => {
  const name = `Tannenhof ${randomUUID()}`;
  const partner = companyScreen(page, "partner");
  await page.goto("/praxispartner");
  const person = { firstName: "Henrike", lastName: "Tann", email: "henrike@example.org", phone: "02291 4710" };
  const company = { name, street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl" };
  for (const [one, text] of Object.entries({ ...company, ...person })) await partner.field(one).fill(text);
  await partner.press("submit");
  await page.waitForURL(/sent/);

  await signInAtOffice(page, people);
  const { rows } = await saved(page, `/office/requests?search=${encodeURIComponent(name)}`);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  expect(row).toMatch(/;"?Sägewerkstraße 4, 51545 Waldbröl"?;Henrike Tann;henrike@example\.org;02291 4710;/);
  expect(row).toContain(`${today};Wartet;`);

  const all = await saved(page, "/office/texts/faq");
  const [title = ""] = (all.rows[0] ?? "").split(";");
  const found = await saved(page, `/office/texts/faq?search=${encodeURIComponent(title.slice(1, 12))}`);
  expect(found.rows.join()).toContain(title);
  expect(found.rows.length).toBeLessThan(all.rows.length);
});

test("nobody but the office saves its lists, which it gets in its language", async ({ page, people }) => {
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await signIn(page, jutta, "/advisor");
  await expect(page.getByRole("link", { name: deskScreen(page).t("advisor:saveTable") })).toHaveCount(0);
  const kept = ["campuses", "courses", "intakes", "advisors", "accounts", "requests", "invoices", "mails"];
  for (const list of [...kept, "texts/faq", "tickets", "inbox"]) {
    const answer = await page.request.get(`/advisor/office/${list}/table`);
    expect([list, answer.status()]).toEqual([list, 403]);
  }
  await people.makeOffice(jutta);
  const inEnglish = await page.request.get("/advisor/office/inbox/table?lng=en");
  expect(await inEnglish.text()).toMatch(/^\uFEFFWho,About,Course,Campus,Waiting since\r\n/);
  const answer = await page.request.get("/advisor/office/campuses/table?lng=de");
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; .*campus-\d{4}-\d\d-\d\d\.csv$/),
  });
});
