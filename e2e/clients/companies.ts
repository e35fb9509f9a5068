import { randomUUID } from "node:crypto";
import { formatDay } from "#app/i18n/format.ts";
import { addMonths } from "#domain/months.ts";
import { day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import type { People } from "../world/people.ts";
import { type Journey, saidTo, signInAs } from "./journey.ts";

const said = saidTo("formal");
const soon = () => addMonths(todayInGermany(new Date()), 2);
/** Ten o'clock in three days, as clocks in Germany show it. */
const inThreeDays = () => `${todayInGermany(new Date(Date.now() + 3 * day))}T10:00`;
const list = "/b2b/job-openings";

/** An owner of a new company, with an opening that fits Sara; `path` is the company's page of her. */
async function employ(people: People) {
  const owner = await people.addOwner({ emailVerified: true });
  const sara = await people.addOneLike("sara");
  const opening = await people.addFitting(owner, [sara]);
  return { owner, sara, opening, path: await people.applicantPage(opening, sara) };
}
/** The same, who has promised confidentiality. */
async function confide(people: People) {
  const found = await employ(people);
  await people.promiseConfidentiality(found.owner);
  return found;
}

/** Ways of a company's people, from the first sign-in to the signature, told in the words on their pages. */
export const companies: Record<string, Journey> = {
  async appointment(reader, { people }) {
    const { owner, sara, opening } = await employ(people);
    await people.showInterest(sara, opening);
    await signInAs(reader, owner, "/b2b/home");
    await reader.follow(said("companyHome").t("band.answer", { count: 1 }));

    const promise = said("confidentiality");
    await reader.see(promise.t("title"));
    await reader.tick(promise.label("isPromised"));
    await reader.press(promise.t("submit"));

    await reader.see(said("applicantLists").t("turn.yours", { count: 1 }));
    await reader.follow("Sara Lindner");
    const acts = said("applicantActs");
    await reader.follow(acts.t("act.interview.answer"));
    const dates = said("arrangeInterview");
    await reader.fillMoment(dates.t("fields.interviewDateSuggestions.at.label", { number: 1 }), inThreeDays());
    await reader.fill(dates.label("place"), "Hafenstraße 12, Köln");
    await reader.press(dates.t("submit.answer"));
    await reader.see(acts.t("notice.interview"));
  },

  async opening(reader, { people }) {
    const sara = await people.addOneLike("sara");
    await people.setStartOf(sara, soon());
    const course = await people.studyOwnCourse(sara);
    const owner = await people.addOwner({ emailVerified: true });
    await people.promiseConfidentiality(owner);
    await signInAs(reader, owner, list);
    await reader.follow(said("companyJobOpenings").t("create"));

    const study = said("manageStudy", "manage");
    await reader.select(study.label("course"), course);
    await reader.select(study.label("campus"), "Köln");
    await reader.select(study.label("startDate"), formatDay(soon()));
    await reader.fill(study.label("requiredCount"), "1");
    await reader.press(study.t("steps:continue"));

    const job = said("manageJob", "openingFacts");
    await reader.see(job.t("lead"));
    await reader.fill(job.label("title"), "Duales Studium im Browser");
    await reader.fill(job.label("tasks"), "Aufträge vorbereiten und begleiten.");
    await reader.fill(job.label("practicePlace"), "Köln, Hafenstraße 12");
    await reader.fill(job.label("practicePostalCode"), "50667");
    await reader.choose(job.label("workmodel"), job.t("openingFacts:workmodel.hybrid"));
    await reader.press(job.t("steps:continue"));

    const requirements = said("manageRequirements");
    await reader.see(requirements.t("lead"));
    await reader.fill(requirements.label("skills"), "Neugier und sicheres Deutsch.");
    await reader.press(requirements.t("steps:continue"));

    const finish = said("manageFinish", "manage");
    await reader.see(finish.t("ready.title"));
    await reader.press(finish.t("publish"));
    await reader.see(finish.t("manage:notice.published"));
  },

  async invitation(reader, { people }) {
    const { owner, opening } = await confide(people);
    await signInAs(reader, owner, `${list}/${opening}`);
    await reader.see(said("applicantLists").t("fitting", { count: 1 }));
    await reader.follow("Sara");
    const acts = said("applicantActs");
    await reader.follow(acts.t("act.interview.invite"));
    const dates = said("arrangeInterview");
    await reader.fillMoment(dates.t("fields.interviewDateSuggestions.at.label", { number: 1 }), inThreeDays());
    await reader.press(dates.t("submit.invite"));
    await reader.see(acts.t("notice.interview"));
  },

  async place(reader, { people }) {
    const { owner, sara, opening, path } = await confide(people);
    await people.showInterest(sara, opening);
    await signInAs(reader, owner, path);
    const acts = said("applicantActs");
    await reader.follow(acts.t("act.accept"));
    const offer = said("acceptApplicant");
    await reader.see(offer.t("follows.title"));
    await reader.fill(offer.label("note"), "Das ganze Team freut sich auf dich.");
    await reader.press(offer.t("submit"));
    await reader.see(acts.t("notice.accept"));
  },

  async signature(reader, { people }) {
    const owner = await people.addOwner({ emailVerified: true });
    await people.promiseConfidentiality(owner);
    const sara = await people.addOneLike("sara");
    await people.setStartOf(sara, soon());
    const opening = await people.addOpening(owner, { startDate: soon() });
    await people.addApplication(opening, sara, "offer_accepted");
    const path = `${await people.applicantPage(opening, sara)}/contract`;
    await signInAs(reader, owner, path);
    const { t, label } = said("companyContract", "contractSteps");
    await reader.press(t("contractSteps:act.request"));
    await reader.see(t("notice.requested"));

    await people.handInPapersOf(sara);
    await people.decideOnContractOf(sara, "send");
    await reader.open(path);
    await reader.see(t("title.sign"));
    await reader.tick(label("isSigned"));
    await reader.press(t("confirmSignature"));
    await reader.see(t("notice.signed"));
  },

  async colleague(reader, { people }) {
    await signInAs(reader, await people.addOwner({ emailVerified: true }), "/b2b/employees");
    const { t, label } = said("inviteEmployee", "employees", "rights");
    await reader.follow(t("employees:invite"));
    await reader.fill(label("firstName"), "Cem");
    await reader.fill(label("lastName"), "Öztürk");
    const email = `cem-${randomUUID().slice(0, 8)}@example.org`;
    await reader.fill(label("email"), email);
    await reader.tick(t("rights:right.editJobOpenings.label"));
    await reader.press(t("submit"));
    await reader.see(t("employees:notice.invited", { email, count: 14 }));
  },

  async payment(reader, { people }) {
    await signInAs(reader, await people.addOwner({ emailVerified: true }), "/b2b/company/payment");
    const { t, label } = said("firmPayment", "firm");
    await reader.choose(label("paymentType"), t("type.sepa"));
    await reader.fill(label("bankAccount.ownerName"), "Werkraum GmbH");
    await reader.fill(label("bankAccount.iban"), "DE89 3704 0044 0532 0130 00");
    await reader.fill(label("bankAccount.email"), "rechnung@example.org");
    await reader.tick(label("bankAccount.sepaConfirmed"));
    await reader.press(t("forms:save"));
    await reader.see(t("firm:notice.payment"));
  },

  async help(reader, { people, certificate }) {
    await signInAs(reader, await people.addOwner({ emailVerified: true }), "/b2b/help");
    await reader.follow(said("help").t("ask"));
    const { t, label } = said("helpContact", "message", "companyContact");
    await reader.fill(label("subject"), "Zweiter Standort");
    await reader.fill(label("text"), "Können wir eine Stelle an zwei Orten anlegen?");
    await reader.upload(label("file"), certificate.path, t("message:send"));
    await reader.see(said("helpTicket", "ticket").t("notice.sent"));
    await reader.see(certificate.name);
  },
};
