import { randomUUID } from "node:crypto";
import { formatDay } from "#app/i18n/format.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { applicantAtDesk } from "../world/desk.ts";
import { type Journey, saidTo, signInAs } from "./journey.ts";

const said = saidTo("neutral");
const aRandom = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

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
    await reader.fill(intakes.label("startsOn"), formatDay(day));
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
    const confirmations = said("confirmations");
    await reader.press(confirmations.t("attended"));
    await reader.see(confirmations.t("notice.attended"));

    await people.handInPapersOf(noah);
    await reader.open(applicantAtDesk(await people.idOf(noah)));
    const applicant = said("deskApplicant", "contractSteps");
    await reader.fill(applicant.label("note"), "Vom Ausweis fehlt die Rückseite.");
    await reader.press(applicant.t("contract.act.request-changes"));
    await reader.see(applicant.t("notice.request-changes"));
  },
};
