import type { Page } from "@playwright/test";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, test } from "../world/test.ts";

const home = "/ds/home";

/** Presses *Abmelden* in the menu of the page that is open. */
async function signOut(page: Page) {
  const { t } = screenOf(page, ["applicant"]);
  await page.locator("summary:visible", { hasText: t("nav.account") }).click();
  await page.locator("button:visible", { hasText: t("common:shell.signOut") }).click();
}

/** Neither now nor at the next visit is anybody in without a password. */
async function expectSignedOut(page: Page) {
  const { t, field } = screenOf(page, ["signIn"]);
  await expect(page.getByText(t("common:notice.signedOut"))).toBeVisible();
  await page.goto(home);
  await expect(field("password")).toBeVisible();
}

test("signing out asks for the password from then on", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena");
  const token = await people.apiTokenOf(email);
  await signOut(page);
  await expectSignedOut(page);
  expect(await people.isTokenRevoked(token)).toBe(true);
});

test("so it does on a page whose session has expired in the meantime", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena");
  const token = await people.apiTokenOf(email);
  await people.expireSessionOf(email);
  await signOut(page);
  await expectSignedOut(page);
  expect(await people.isTokenRevoked(token)).toBe(true);
});

test("who has signed in again and signs out is told nothing more of a session that was revoked", async ({
  page,
  people,
  signInLike,
}) => {
  const { t } = screenOf(page, ["signIn"]);
  const email = await signInLike("lena");
  await people.revokeSessionOf(email);
  await page.goto(home);
  await expect(page.getByText(t("ended.revoked.title"))).toBeVisible();
  await fillInSignIn(page, email);
  await expect(page).toHaveURL(home);
  await signOut(page);
  await expectSignedOut(page);
  await expect(page.getByText(t("ended.revoked.title"))).toBeHidden();
});

test("a browser forgets which company somebody chose in it, and what it kept of them", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const email = await people.addOwner({ emailVerified: true });
  const second = await people.makeColleague(email);
  await signInAtCompany(page, email, "/b2b/companies");
  const { group, press } = companyScreen(page, "chooseCompany");
  await group("company")
    .getByRole("radio", { name: new RegExp(second.name) })
    .check();
  await press("submit");
  await page.waitForURL("/b2b/home");
  if (javaScriptEnabled) await page.evaluate(() => sessionStorage.setItem("unsent", "typed"));

  await page.locator("header details.wide > summary").click();
  await page.locator("button:visible", { hasText: screenOf(page, [], "de", "formal").t("shell.signOut") }).click();
  await page.waitForURL(/sign-in/);
  if (javaScriptEnabled) expect(await page.evaluate(() => sessionStorage.getItem("unsent"))).toBeNull();
  await page.goto("/b2b/home");
  await fillInSignIn(page, email);
  await page.waitForURL("/b2b/companies");
});

test("the provider's cookie alone lets nobody in", async ({ page, context, signInLike }) => {
  const { field } = screenOf(page, ["signIn"]);
  await signInLike("lena");
  await context.clearCookies({ name: "session" });

  await page.goto(home);
  await expect(field("password")).toBeVisible();
});

test("the CV of an expired session is nobody's", async ({ page, people, signInLike }) => {
  const { field, press } = screenOf(page, ["cvProfil", "cv"]);
  const email = await signInLike("sara", "/ds/cvgenerator/input/profil");
  await field("city").fill("Lübeck");
  await press("next.education");
  await expect(page).toHaveURL("/ds/cvgenerator/input/education");

  await people.expireSessionOf(email);
  await page.goto("/lebenslauf-generator/input/profil");
  await expect(field("city")).toHaveValue("");
  const resume = await page.request.get("/lebenslauf-generator/resume.json");
  expect(await resume.text()).not.toContain("Lübeck");
});

test("who goes on with their CV after their session has expired signs in, and finds all of it", async ({
  page,
  people,
  signInLike,
  javaScriptEnabled,
}) => {
  const base = "/lebenslauf-generator";
  const education = screenOf(page, ["cvEducation", "cv"]);
  const knowledge = screenOf(page, ["cvKnowledge", "cv"]);
  const email = await signInLike("sara");
  await page.goto(`${base}/input/education`);
  await education.field("title").fill("Abitur");
  await education.press("next.experience");
  await expect(page).toHaveURL(`${base}/input/experience`);
  await page.goto(`${base}/input/knowledge`);
  await knowledge.field("drivingLicence").fill("Klasse B");
  if (javaScriptEnabled) await expect(page.getByRole("article")).toContainText("Klasse B");

  await people.expireSessionOf(email);
  await knowledge.press("next.hobbies");
  await fillInSignIn(page, email);
  await expect(page).toHaveURL(`${base}/input/knowledge`);
  await expect(knowledge.field("drivingLicence")).toHaveValue("Klasse B");
  await knowledge.press("next.hobbies");
  await expect(page).toHaveURL(`${base}/input/hobbies`);
  await expect(page.getByRole("article")).toContainText("Klasse B");
  await expect(page.getByRole("article")).toContainText("Abitur");
});

for (const base of ["/lebenslauf-generator", "/ds/cvgenerator"])
  test(`what somebody types at ${base} after their session has expired stays until they go on, and is kept then`, async ({
    page,
    people,
    signInLike,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, "The sheet follows what is typed by script alone");
    const { field, press } = screenOf(page, ["cvKnowledge", "cv"]);
    const email = await signInLike("sara");
    await page.goto(`${base}/input/knowledge`);
    await people.expireSessionOf(email);
    const followed = page.waitForResponse((answer) => answer.url().includes("_data="));
    await field("drivingLicence").fill("Klasse B");
    await followed;
    await expect(page).toHaveURL(`${base}/input/knowledge`);
    await press("next.hobbies");
    await fillInSignIn(page, email);
    await expect(page).toHaveURL(`${base}/input/knowledge`);
    await expect(field("drivingLicence")).toHaveValue("Klasse B");
  });

test("nor is it moved or deleted before they have signed in again", async ({ page, people, signInLike }) => {
  const base = "/lebenslauf-generator";
  const { t, field, press } = screenOf(page, ["cvEducation", "cv"]);
  const email = await signInLike("sara");
  await page.goto(`${base}/input/education`);
  for (const title of ["Grundschule", "Abitur"]) {
    await field("title").fill(title);
    await press("cv:add");
    await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  }
  const deletion = screenOf(page, ["cvDelete"]);
  const acts = [
    { path: `${base}/input/education`, button: page.getByRole("button", { name: t("cv:up", { title: "Abitur" }) }) },
    { path: `${base}/delete`, button: deletion.button("delete") },
  ];
  for (const { path, button } of acts) {
    await page.goto(path);
    await people.expireSessionOf(email);
    await button.click();
    await fillInSignIn(page, email);
    await expect(page).toHaveURL(path);
  }
  await page.goto(`${base}/input/education`);
  await expect(page.locator("ol.rows > li")).toHaveText([/Grundschule/, /Abitur/]);
});

test("a wrong address asks whether it is right, and offers to sign out only to people who are signed in", async ({
  page,
  signInLike,
}) => {
  const { t, button } = screenOf(page, []);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: t("error.404.persists") })).toBeVisible();
  await expect(button("error.signOut")).toHaveCount(0);
  await signInLike("lena");
  await page.goto("/nowhere");
  await expect(button("error.signOut")).not.toHaveCount(0);
});
