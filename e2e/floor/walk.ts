import { randomUUID } from "node:crypto";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { pdf } from "../world/files.ts";
import { codeOf, mailTo } from "../world/outbox.ts";
import type { People } from "../world/people.ts";
import { words } from "../world/words.ts";
import type { Reader } from "./reader.ts";

const labelOf = (t: ReturnType<typeof words>) => (name: string) => t(`fields.${name}.label`);

/** Registers, with the code from the mail, and answers what is asked first. */
export async function register(reader: Reader, dataDirectory: string) {
  const email = `floor-${randomUUID().slice(0, 8)}@example.org`;
  const t = words(["register", "signIn"]);
  await reader.open("/ds/home");
  await reader.follow(t("signIn:register"));
  await reader.see(t("register:title"));
  await reader.fill(labelOf(t)("email"), email);
  await reader.fill(labelOf(t)("password"), "drei stille Häfen");
  await reader.press(t("register:submit"));

  const code = words(["code"]);
  await reader.fill(labelOf(code)("code"), codeOf(await mailTo(email, dataDirectory)));
  await reader.press(code("submit"));

  const onboarding = words(["onboarding", "answers"]);
  await reader.see(onboarding("welcome.title"));
  await reader.press(onboarding("welcome.begin"));
  await reader.choose(onboarding("qualification.Abitur"));
  await reader.fill(labelOf(onboarding)("germanLevel"), "7");
  await reader.press(onboarding("continue"));
}

/** Signs in as somebody new who is searching, looks at all openings, then at a suggested one, and is interested. */
export async function beInterested(reader: Reader, people: People) {
  const email = await people.addOneLike("sara");
  const opening = await people.openFor(email);
  const t = words(["signIn", "selfMatching", "jobOpening", "history"]);
  await reader.open("/ds/selfmatching");
  await reader.fill(labelOf(t)("email"), email);
  await reader.fill(labelOf(t)("password"), demoPassword);
  await reader.press(t("signIn:submit"));
  await reader.follow(t("view.all.short"));
  await reader.see(t("filter.title"));
  await reader.follow(t("view.suggestions.short"));
  await reader.follow(opening.title);
  await reader.press(t("act.interest"));
  await reader.see(t("notice.interest"));
  await reader.see(t("history:event.express-interest"));
}

export async function uploadFile(reader: Reader) {
  const t = words(["documents", "documentKinds"]);
  const name = "Zeugnis.pdf";
  await reader.open("/ds/application/search/4");
  await reader.fill(labelOf(t)("type"), "Certificate");
  await reader.upload(labelOf(t)("file"), pdf(name));
  await reader.press(t("upload.submit"));
  await reader.see(t("notice.savedFile", { name }));
}

export async function writeCv(reader: Reader) {
  const profile = words(["cvProfil", "cv"]);
  await reader.open("/lebenslauf-generator/input/profil");
  await reader.fill(labelOf(profile)("firstName"), "Mia");
  await reader.fill(labelOf(profile)("lastName"), "Hoffmann");
  await reader.press(profile("next.education"));
  const education = words(["cvEducation", "cv"]);
  await reader.fill(labelOf(education)("title"), "Abitur am Elbufer");
  await reader.fill(labelOf(education)("startDate"), "09/2017");
  await reader.press(education("cv:add"));
  await reader.see("Abitur am Elbufer");
  await reader.open("/lebenslauf-generator/preview");
  await reader.press(words(["cvPreview"])("asText"));
  await reader.see("Mia Hoffmann");
  await reader.see("Abitur am Elbufer");
}
