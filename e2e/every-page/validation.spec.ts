import { randomUUID } from "node:crypto";
import { codeOf, mailTo } from "../world/outbox.ts";
import type { DemoName } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

interface EmptyStep {
  path: string;
  namespace: string;
  who: DemoName;
  /** The fields that are asked for, in the order of the page. */
  missing: string[];
  /** What their sentences are called. */
  error?: string;
}

const emptySteps: EmptyStep[] = [
  {
    path: "/ds/application/abilities/1",
    namespace: "studyInfo",
    who: "jonas",
    missing: [
      "courseName",
      "campus",
      "intake",
      "salutation",
      "firstName",
      "lastName",
      "birthday",
      "phone",
      "shippingStreet",
      "shippingPostalCode",
      "shippingCity",
      "shippingCountry",
    ],
  },
  {
    path: "/ds/application/abilities/2",
    namespace: "studyAdvice",
    who: "jonas",
    missing: ["infoSessionAttended"],
    error: "attendance",
  },
  { path: "/ds/application/search/1", namespace: "graduation", who: "jonas", missing: ["gradeAverage"] },
  {
    path: "/ds/application/search/2",
    namespace: "distance",
    who: "jonas",
    missing: ["practicePartnerMaxDistance", "drivingLicenseExists", "ownCar", "professionalExperienceExists"],
  },
  {
    path: "/ds/application/search/3",
    namespace: "motivation",
    who: "jonas",
    missing: ["motivationText", "practicePartnerExists"],
  },
];

for (const { path, namespace, who, missing, error = "required" } of emptySteps)
  test(`${namespace}: each missing answer has its own sentence, field by field`, async ({ page, signInLike }) => {
    const { t, summary } = screenOf(page, [namespace]);
    await signInLike(who, path);

    await page.locator('button[value="continue"]:visible').click();

    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t("errorPrefix")} ${t("title")}`));
    await expect(summary.getByRole("link")).toHaveText(missing.map((name) => t(`fields.${name}.errors.${error}`)));
  });

test("nothing is announced as invalid before a form was sent", async ({ page, signInLike }) => {
  const announced = async () => {
    const browser = await page.context().newCDPSession(page);
    const { nodes } = await browser.send("Accessibility.getFullAXTree");
    const isInvalid = ({ properties = [] }: (typeof nodes)[number]) =>
      properties.some(({ name, value }) => name === "invalid" && value.value === "true");
    return nodes.filter(isInvalid).map(({ name }) => name?.value);
  };
  await signInLike("jonas", "/ds/application/search/3");
  expect(await announced()).toEqual([]);

  const { t, field, summary } = screenOf(page, ["motivation"]);
  await page.locator('button[value="continue"]:visible').click();
  await expect(summary).toBeVisible();
  await expect(field("motivationText")).toHaveAttribute("aria-invalid", "true");
  expect(await announced()).toContain(t("fields.motivationText.label"));

  await page.goto("/ds/application/abilities/1");
  expect(await announced()).toEqual([]);
});

test("studyInfo: a malformed answer has its error at the field, and stays as it was typed", async ({
  page,
  signInLike,
}) => {
  const { t, field, press, expectError } = screenOf(page, ["studyInfo"]);
  const typed = { phone: "12", shippingPostalCode: "!", firstName: "x".repeat(81), birthday: "2100-01-01" };
  const reasons = {
    phone: t("errors:minLength", { min: 5 }),
    shippingPostalCode: t("errors:postalCode"),
    firstName: t("errors:maxLength", { max: 80 }),
    birthday: t("errors:notInFuture"),
  };
  await signInLike("sara", "/ds/application/abilities/1");

  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await press("continue");

  for (const [name, reason] of Object.entries(reasons)) {
    await expect(field(name)).toHaveValue(typed[name as keyof typeof typed]);
    await expectError(name, reason);
  }
});

test("studyInfo: a phone number that is none and a German postal code without five digits are told together", async ({
  page,
  signInLike,
}) => {
  const { t, field, press, expectError } = screenOf(page, ["studyInfo"]);
  await signInLike("sara", "/ds/application/abilities/1");

  await field("phone").fill("keine Ahnung");
  await field("shippingPostalCode").fill("1010");
  await field("shippingCountry").selectOption("DE");
  await press("continue");

  await expectError("phone", t("errors:phone"));
  await expectError("shippingPostalCode", t("errors:postalCodeGerman"));
});

test("studyAdvice: a consultation cannot lie in the future", async ({ page, people, signInLike }) => {
  const { t, field, press, expectError } = screenOf(page, ["studyAdvice"]);
  await people.forgetConsultationOf(await signInLike("lena"));
  await page.goto("/ds/application/abilities/2");

  await field("participateAdvisorInterviewOn").fill("2100-01-01");
  await press("consultation.submit");

  await expect(field("participateAdvisorInterviewOn")).toHaveValue("2100-01-01");
  await expectError("participateAdvisorInterviewOn", t("errors:notInFuture"));
});

test("graduation: a row for another language comes and goes, and nothing else changes", async ({
  page,
  signInLike,
}) => {
  const { t, choose, field, press, group } = screenOf(page, ["graduation", "answers"]);
  await signInLike("jonas", "/ds/application/search/1");

  await choose("gradeAverage", t("gradeBand.3"));
  await press("addLanguage");
  await field("languageSkills.code", { number: 2 }).selectOption("en");
  await expect(group("gradeAverage").getByRole("radio", { name: t("gradeBand.3") })).toBeChecked();
  await press("continue");
  await expect(page.getByRole("alert")).toContainText(t("fields.languageSkills.level.errors.languageLevel"));

  const remove = page.getByRole("button", { name: /entfernen$/ });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(field("languageSkills[0].level")).toHaveValue("7");
  await press("continue");
  await expect(page).toHaveURL("/ds/application/search/2");
});

test("motivation: a practice partner is named with the address", async ({ page, signInLike }) => {
  const { t, choose, field, press, summary } = screenOf(page, ["motivation"]);
  await signInLike("sara", "/ds/application/search/3");

  await choose("practicePartnerExists", t("yes"));
  await field("practicePartnerContact.companyName").fill("Brauerei Kölsch");
  await field("practicePartnerContact.email").fill("keine-adresse");
  await press("continue");

  await expect(summary).toContainText(t("fields.practicePartnerContact.email.label"));
  for (const name of ["street", "postalCode", "city"])
    await expect(summary).toContainText(t(`fields.practicePartnerContact.${name}.errors.required`));
  await expect(field("practicePartnerContact.companyName")).toHaveValue("Brauerei Kölsch");
  await expect(field("practicePartnerContact.email")).toHaveValue("keine-adresse");
});

test("signIn: a failure does not say what was wrong, and the password is not sent back", async ({ page, people }) => {
  const { t, field, press, summary } = screenOf(page, ["signIn"]);
  const email = await people.addOneLike("jonas");
  await page.goto("/ds/home");

  await field("email").fill(email);
  await field("password").fill("ein ganz anderes");
  await press("submit");

  await expect(summary).toContainText(t("errors:credentials"));
  await expect(field("email")).toHaveValue(email);
  await expect(field("password")).toHaveValue("");
});

test("register and code: an error is shown at its field", async ({ page, portal }) => {
  const { t, field, press, link, expectError } = screenOf(page, ["register", "signIn"]);
  const code = screenOf(page, ["code"]);
  const email = `register-${randomUUID().slice(0, 8)}@example.org`;
  await page.goto("/ds/home");
  await link("signIn:register").click();
  await page.waitForURL(/register$/);

  await field("email").fill("ohne-at");
  await field("password").fill("kurz");
  await press("submit");
  await expectError("email", t("errors:email"));
  await expectError("password", t("errors:minLength", { min: 8 }));

  await field("email").fill(email);
  await field("password").fill(email);
  await press("submit");
  await expectError("password", t("errors:passwordIsEmail"));

  await field("password").fill("drei stille Häfen");
  await press("submit");
  const right = codeOf(await mailTo(email, portal.dataDirectory));
  await code.field("code").fill(right === "000000" ? "111111" : "000000");
  await code.press("submit");
  await code.expectError("code", code.t("fields.code.errors.codeWrong"));

  await code.field("code").fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await code.press("submit");
  await expect(page).toHaveURL("/ds/onboarding");
});
