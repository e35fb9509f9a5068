import { randomUUID } from "node:crypto";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { codeOf, mailTo } from "../world/outbox.ts";
import type { DemoName, People } from "../world/people.ts";
import { type Journey, saidTo, signInAs } from "./journey.ts";
import type { Reader } from "./reader.ts";

const said = saidTo("informal");
const soon = () => addMonths(todayInGermany(new Date()), 2);

/** Signs in as somebody new who stands where one of the demo stands. */
async function signIn(reader: Reader, people: People, name: DemoName, path: string) {
  const email = await people.addOneLike(name);
  await signInAs(reader, email, path);
  return email;
}

/** Ways of applicants, from the first question to the paper in one's hand, told in the words on their pages. */
export const applicants: Record<string, Journey> = {
  async cookies(reader) {
    const { t } = said("cookies");
    await reader.open("/cookies");
    await reader.see(t("title"));
    await reader.see(t("necessary"));
  },

  async registration(reader, { portal }) {
    const email = `client-${randomUUID().slice(0, 8)}@example.org`;
    const register = said("register", "signIn");
    await reader.open("/ds/home");
    await reader.follow(register.t("signIn:register"));
    await reader.see(register.t("register:title"));
    await reader.fill(register.label("email"), email);
    await reader.fill(register.label("password"), "drei stille Häfen");
    await reader.press(register.t("register:submit"));

    const code = said("code");
    await reader.see(code.t("title"));
    await reader.fill(code.label("code"), codeOf(await mailTo(email, portal.dataDirectory)));
    await reader.press(code.t("submit"));

    const onboarding = said("onboarding", "answers");
    await reader.see(onboarding.t("welcome.title"));
    await reader.press(onboarding.t("welcome.begin"));
    await reader.choose(onboarding.label("universityEntranceQualification"), onboarding.t("qualification.Abitur"));
    await reader.select(onboarding.label("germanLevel"), onboarding.t("languageLevel.7"));
    await reader.press(onboarding.t("continue"));
  },

  async abilities(reader, { people }) {
    await signIn(reader, people, "jonas", "/ds/application/abilities/2");
    const { t, label } = said("studyAdvice");
    await reader.tick(label("infoSessionAttended"));
    await reader.press(t("session.submit"));
    await reader.see(t("session.waiting"));
  },

  async search(reader, { people, certificate }) {
    await signIn(reader, people, "lena", "/ds/application/search/1");
    const graduation = said("graduation", "answers");
    await reader.choose(graduation.label("gradeAverage"), graduation.t("gradeBand.2"));
    await reader.press(graduation.t("continue"));

    const distance = said("distance");
    await reader.see(distance.t("title"));
    await reader.choose(distance.label("practicePartnerMaxDistance"), distance.t("upTo", { value: 20 }));
    for (const question of ["drivingLicenseExists", "ownCar", "professionalExperienceExists"])
      await reader.choose(distance.label(question), distance.t("yes"));
    await reader.press(distance.t("continue"));

    const motivation = said("motivation");
    await reader.see(motivation.t("title"));
    await reader.fill(
      motivation.label("motivationText"),
      "Ich will verstehen, wie Programme entstehen, und selbst welche bauen.",
    );
    await reader.choose(motivation.label("practicePartnerExists"), motivation.t("no"));
    await reader.press(motivation.t("continue"));

    const documents = said("documents", "documentKinds");
    for (const kind of ["CV", "Certificate"]) {
      await reader.select(documents.label("type"), documents.t(`documentKinds:${kind}`));
      await reader.upload(documents.label("file"), certificate.path, documents.t("upload.submit"));
      await reader.see(documents.t("notice.savedFile", { name: certificate.name }));
    }
    await reader.press(documents.t("continue"));
    await reader.see(said("searchDone").t("done.title"));
  },

  async ticket(reader, { people, certificate }) {
    await signIn(reader, people, "mia", "/ds/contact/3");
    const { t, label } = said("support", "message", "contact");
    await reader.fill(label("subject"), "Mein Zeugnis");
    await reader.fill(label("text"), "Reicht das Halbjahreszeugnis?");
    await reader.upload(label("file"), certificate.path, t("send"));
    await reader.see(said("ticket").t("notice.sent"));
    await reader.see(certificate.name);
  },

  async feedback(reader, { people }) {
    await signIn(reader, people, "lena", "/ds/feedback");
    const { t, label } = said("feedback");
    await reader.choose(label("selected"), t("rating.neutral"));
    await reader.fill(label("feedback"), "Zu viele Seiten.");
    await reader.press(t("send"));
    await reader.see(t("thanks.title"));
  },

  async "sign-out"(reader, { people }) {
    await signIn(reader, people, "lena", "/ds/tips");
    const { t, label } = said("signIn");
    await reader.see(said("tips").t("title"));
    await reader.press(t("common:shell.signOut"));
    await reader.see(t("common:notice.signedOut"));
    await reader.open("/ds/home");
    await reader.see(label("password"));
  },

  async interest(reader, { people }) {
    const email = await people.addOneLike("sara");
    const opening = await people.openFor(email);
    await signInAs(reader, email, "/ds/selfmatching");
    const { t } = said("jobOpening");
    await reader.follow(opening.title);
    await reader.press(t("act.interest"));
    await reader.see(t("notice.interest"));
  },

  async interview(reader, { people }) {
    const email = await people.addOneLike("sara");
    const opening = await people.openFor(email);
    await opening.interest();
    await opening.suggestsDates();
    await signInAs(reader, email, opening.path);
    const { t, label } = said("jobOpening");
    await reader.choose(label("interviewAt"), "");
    await reader.press(t("act.choose"));
    await reader.see(t("notice.chosen"));
  },

  async offer(reader, { people }) {
    const email = await people.addOneLike("sara");
    const opening = await people.openFor(email);
    await opening.interest();
    await opening.offersPlace();
    await signInAs(reader, email, opening.path);
    const { t } = said("jobOpening", "acceptOffer", "selfMatchingDone");
    await reader.follow(t("jobOpening:act.accept"));
    await reader.press(t("acceptOffer:submit"));
    await reader.see(t("selfMatchingDone:accepted.title", { company: opening.companyName }));
  },

  async contract(reader, { people, certificate }) {
    const email = await people.addOneLike("noah");
    await people.findPartnerFor(email, soon());
    await signInAs(reader, email, "/ds/application/contracts/1");
    const personal = said("contractPersonal");
    await reader.fill(personal.label("placeOfBirth"), "Hamburg");
    await reader.press(personal.t("steps:save"));
    await reader.see(personal.t("notice.saved"));
    await reader.open("/ds/application/contracts/2");
    const documents = said("documents", "documentKinds");
    await reader.select(documents.label("type"), documents.t("documentKinds:PhotoId"));
    await reader.upload(documents.label("file"), certificate.path, documents.t("upload.submit"));
    await reader.see(documents.t("notice.savedFile", { name: certificate.name }));
  },

  async cv(reader) {
    const profile = said("cvProfil", "cv");
    await reader.open("/lebenslauf-generator/input/profil");
    await reader.fill(profile.label("firstName"), "Mia");
    await reader.fill(profile.label("lastName"), "Hoffmann");
    await reader.press(profile.t("next.education"));
    const education = said("cvEducation", "cv");
    await reader.fill(education.label("title"), "Abitur am Elbufer");
    await reader.fill(education.label("startDate"), "09/2017");
    await reader.press(education.t("cv:add"));
    await reader.see("Abitur am Elbufer");
    await reader.open("/lebenslauf-generator/preview");
    const preview = said("cvPreview", "cv");
    await reader.see(preview.t("title"));
    await reader.follow(preview.t("toSend"));
    await reader.see(said("cvSend", "cv").t("download"));
  },
};
