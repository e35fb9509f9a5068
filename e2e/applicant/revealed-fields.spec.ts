import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

// Nothing of it needs script: both kinds of browser run it all.

for (const [path, namespaces] of [
  ["/ds/application/search/3", ["motivation"]],
  ["/ds/profile/2", ["profilePartner", "motivation"]],
] as const)
  test(`${path} asks for a company only of somebody who has found one`, async ({ page, signInLike }) => {
    await signInLike("jonas", path);
    const { t, field, choose } = screenOf(page, [...namespaces]);
    const company = field("practicePartnerContact.companyName");

    await expect(company).toBeHidden();
    await choose("practicePartnerExists", t("forms:yes"));
    await expect(company).toBeVisible();
    await company.fill("Nordlicht GmbH");
    await choose("practicePartnerExists", t("forms:no"));
    await expect(company).toBeHidden();
    await choose("practicePartnerExists", t("forms:yes"));
    await expect(company).toHaveValue("Nordlicht GmbH");
  });

test("the graduation asks for a status abroad, and for a grade where there can be one", async ({
  page,
  signInLike,
}) => {
  await signInLike("jonas", "/ds/application/search/1");
  const { t, group, choose } = screenOf(page, ["graduation", "answers"]);
  const qualification = (value: string) =>
    choose("universityEntranceQualification", t(`answers:qualification.${value}`));
  const status = (value: string) =>
    choose("universityEntranceQualificationStatus", t(`answers:qualificationStatus.${value}`));

  await qualification("ForeignEntranceDiploma");
  await expect(group("universityEntranceQualificationStatus")).toBeVisible();
  await expect(group("gradeAverage")).toBeHidden();
  await status("In prospect");
  await expect(group("gradeAverage")).toBeVisible();
  await status("Unknown");
  await expect(group("gradeAverage")).toBeHidden();
  await qualification("Abitur");
  await expect(group("universityEntranceQualificationStatus")).toBeHidden();
  await expect(group("gradeAverage")).toBeVisible();
});

test("the graduation asks for a proof of German that was learnt", async ({ page, signInLike }) => {
  await signInLike("jonas", "/ds/application/search/1");
  const { field } = screenOf(page, ["graduation"]);
  const level = field("languageSkills[0].level");
  const proof = field("accreditedAuthorityGermanLanguage");

  await level.selectOption("4");
  await expect(proof).toBeVisible();
  await level.selectOption("7");
  await expect(proof).toBeHidden();
});

test("an opinion is asked for the reasons of its own rating", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/feedback");
  const { t, group, choose } = screenOf(page, ["feedback"]);
  const [negative, positive] = [group("negativeReasons"), group("positiveReasons")];

  await expect(negative).toBeHidden();
  await expect(positive).toBeHidden();
  await choose("selected", t("rating.negative"));
  await expect(negative).toBeVisible();
  await expect(positive).toBeHidden();
  await choose("selected", t("rating.positive"));
  await expect(negative).toBeHidden();
  await expect(positive).toBeVisible();
  await choose("selected", t("rating.neutral"));
  await expect(positive).toBeHidden();
});
