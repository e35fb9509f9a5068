import { randomUUID } from "node:crypto";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { applicantAtDesk, ticketAtDesk } from "../world/desk.ts";
import type { DemoName, People } from "../world/people.ts";
import { type Journey, saidTo, signInAs } from "./journey.ts";

const said = saidTo("neutral");
const aRandom = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

/** A new advisor, who looks after somebody new who stands where one of the demo stands. */
async function advise(people: People, name: DemoName) {
  const applicant = await people.addOneLike(name);
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(applicant, miriam);
  return { miriam, applicant };
}

/** Ways of advisors and of the programme's office, told in the words on their pages. */
export const desk: Record<string, Journey> = {
  async programme(reader) {
    const { t } = said("programme", "office");
    await signInAs(reader, "jutta@example.org", "/advisor/office");
    await reader.see(t("title"));

    const campuses = said("campuses", "office");
    await reader.open("/advisor/office/campuses/new");
    await reader.fill(campuses.label("name"), aRandom("Dortmund"));
    await reader.fill(campuses.label("city"), "Dortmund");
    await reader.fill(campuses.label("phone"), "+49 231 000");
    await reader.fill(campuses.label("email"), "dortmund@example.org");
    await reader.press(campuses.t("forms:save"));
    await reader.see(campuses.t("office:notice.created"));

    const courses = said("courses", "office");
    const course = aRandom("Tourismus");
    await reader.open("/advisor/office/courses/new");
    await reader.fill(courses.label("name"), course);
    await reader.choose(courses.label("studyModel"), courses.t("fields.studyModel.options.DS"));
    await reader.press(courses.t("forms:save"));
    await reader.see(courses.t("office:notice.created"));
    await reader.see(course);

    const intakes = said("intakes", "office");
    const day = `${new Date().getFullYear() + 2}-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 9)}`;
    await reader.open("/advisor/office/intakes/new");
    await reader.fillMoment(intakes.label("startsOn"), day);
    await reader.choose(intakes.label("repeats"), intakes.t("forms:no"));
    await reader.press(intakes.t("forms:save"));
    await reader.see(intakes.t("office:notice.created"));
  },

  async "advisor's day"(reader, { people }) {
    const [emre, noah] = [await people.addOneLike("emre"), await people.addOneLike("noah")];
    const miriam = await people.addStranger({ emailVerified: true });
    await people.makeAdvisor(miriam);
    for (const one of [emre, noah]) await people.giveAdvisor(one, miriam);
    await people.findPartnerFor(noah, addMonths(todayInGermany(new Date()), 2));
    await signInAs(reader, miriam, "/advisor");
    const inbox = said("inbox", "inboxItem");
    await reader.press(inbox.t("attended"));
    await reader.see(inbox.t("notice.attended", { name: "Emre Yıldız" }));

    await people.handInPapersOf(noah);
    await reader.open(applicantAtDesk(await people.idOf(noah)));
    const applicant = said("deskApplicant", "contractSteps");
    await reader.fill(applicant.label("note"), "Vom Ausweis fehlt die Rückseite.");
    await reader.press(applicant.t("contract.act.request-changes"));
    await reader.see(applicant.t("notice.request-changes"));
  },

  async find(reader, { people }) {
    const { miriam, applicant } = await advise(people, "sara");
    const { t } = said("deskSearch");
    await signInAs(reader, miriam, "/advisor/search");
    await reader.fill(t("label"), "Sarah Lintner");
    await reader.press(t("submit"));
    await reader.see(t("found", { count: 1 }));
    await reader.follow("Sara Lindner");
    await reader.see(applicant);
  },

  async company(reader, { people }) {
    const { miriam } = await advise(people, "sara");
    const owner = await people.addStranger({ emailVerified: true });
    const { name } = await people.makeColleague(owner);
    const { t } = said("deskCompanies");
    await signInAs(reader, miriam, "/advisor/companies");
    // Not the whole name: the link is found by it.
    await reader.fill(t("search"), name.split(" ")[1]!);
    await reader.press(t("find"));
    await reader.follow(name);
    await reader.see(owner);
  },

  async attendance(reader, { people }) {
    const { miriam, applicant } = await advise(people, "lena");
    await people.stateInfoSession(applicant);
    await signInAs(reader, miriam, "/advisor");
    await reader.follow(said("inbox").t("wholeSession"));
    const { t, label } = said("attendees");
    await reader.fill(label("list"), applicant);
    await reader.press(t("look"));
    await reader.see(t("state.waiting"));
    await reader.press(t("confirm", { count: 1 }));
    await reader.see(t("notice.confirmed", { count: 1 }));
  },

  async answer(reader, { people }) {
    const { miriam, applicant } = await advise(people, "lena");
    const question = await people.askFor(applicant, "Wann geht es weiter?");
    const { t } = said("deskTicket", "message", "answerTexts");
    await signInAs(reader, miriam, ticketAtDesk(question));
    const title = t("applicant.documents.title");
    await reader.select(t("ready.label"), t("ready.option", { title, language: "Deutsch" }));
    await reader.press(t("ready.insert"));
    await reader.see("zur Bewerbung fehlen noch Unterlagen");
    await reader.press(t("message:send"));
    await reader.see(t("notice.answered"));
  },

  async note(reader, { people }) {
    const { miriam, applicant } = await advise(people, "lena");
    const notes = said("deskNotes", "comments", "applicantParts");
    const one = said("deskNote");
    await signInAs(reader, miriam, applicantAtDesk(await people.idOf(applicant)));
    await reader.follow(notes.t("notes"));
    await reader.fill(notes.label("text"), "Ruft am Freitag an.");
    await reader.press(notes.t("add"));
    await reader.see(one.t("notice.added"));
    await reader.follow(`${notes.t("change")}:`);
    await reader.fill(one.label("text"), "Ruft am Montag an.");
    await reader.press(one.t("submit"));
    await reader.see(one.t("notice.changed"));
    await reader.see("Ruft am Montag an.");
    await reader.follow(`${notes.t("delete")}:`);
    await reader.press(said("deleteNote").t("submit"));
    await reader.see(one.t("notice.deleted"));
  },

  async retention(reader) {
    const { t, label } = said("officeRetention", "office");
    await signInAs(reader, "jutta@example.org", "/advisor/office/retention");
    await reader.fill(label("drafts"), "9");
    await reader.press(t("save"));
    await reader.see(t("notice.saved"));
    await reader.fill(label("drafts"), "31");
    await reader.press(t("save"));
    await reader.see(t("errors:between", { min: 2, max: 30 }));
  },

  async job(reader, { people }) {
    const error = aRandom("no space");
    await people.failJob(error);
    const { t } = said("officeJobs");
    await signInAs(reader, "jutta@example.org", "/advisor/office/jobs");
    await reader.see(error);
    await reader.press(t("runAgain"));
    await reader.see(t("notice.again"));
  },
};
