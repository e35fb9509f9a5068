import { linkOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const profile = ["profile"];

test("a changed address is stored", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/profile/1");
  const { t, field, press } = screenOf(page, ["profileContact", "studyInfo", ...profile]);
  await field("shippingCity").fill("Lübeck");
  await field("shippingPostalCode").fill("23552");
  await press("save");

  await expect(page).toHaveURL("/ds/profile/1");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(field("shippingCity")).toHaveValue("Lübeck");
});

test("the confirmation of a save is in sight, on a phone too", async ({ page, signInLike }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInLike("lena", "/ds/profile/1");
  const { t, press } = screenOf(page, ["profileContact", ...profile]);
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeInViewport();
});

test("errors come back with what was typed; the e-mail address is only shown", async ({ page, signInLike }) => {
  const email = await signInLike("lena", "/ds/profile/1");
  const { t, field, press, summary, expectError } = screenOf(page, ["profileContact", "studyInfo", ...profile]);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await field("firstName").fill("");
  await field("shippingCity").fill("Lübeck");
  await press("save");

  expect((await answer).status()).toBe(422);
  await expect(summary).toBeFocused();
  await expectError("firstName", t("fields.firstName.errors.required"));
  await expect(field("shippingCity")).toHaveValue("Lübeck");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator("input[name=email]")).toHaveCount(0);
});

test("somebody without a partner is not asked about the contact that they had begun to type", async ({
  page,
  signInLike,
}) => {
  await signInLike("lena", "/ds/profile/2");
  const { t, field, choose, press } = screenOf(page, ["profilePartner", "motivation", ...profile]);
  await choose("practicePartnerExists", t("yes"));
  await field("practicePartnerContact.email").fill("hallo@");
  await choose("practicePartnerExists", t("no"));
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
});

test("a practice partner is named completely, or removed", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/profile/2");
  const { t, field, choose, press, summary } = screenOf(page, ["profilePartner", "motivation", ...profile]);
  await choose("practicePartnerExists", t("yes"));
  await field("practicePartnerContact.companyName").fill("Nordlicht GmbH");
  await press("save");
  await expect(summary).toBeFocused();
  await expect(field("practicePartnerContact.companyName")).toHaveValue("Nordlicht GmbH");

  await field("practicePartnerContact.email").fill("ausbildung@nordlicht.example");
  await field("practicePartnerContact.street").fill("Hafenstraße 4");
  await field("practicePartnerContact.postalCode").fill("20457");
  await field("practicePartnerContact.city").fill("Hamburg");
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(field("practicePartnerContact.companyName")).toHaveValue("Nordlicht GmbH");

  await choose("practicePartnerExists", t("no"));
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
});

test("a practice partner stands once a contract is under way", async ({ page, people, signInLike }) => {
  await people.setStageOf(await signInLike("lena"), "Contract Proposal");
  await page.goto("/ds/profile/2");
  const { t, button } = screenOf(page, ["profilePartner", ...profile]);
  await expect(page.getByText(t("contracted.title"))).toBeVisible();
  await expect(page.getByText(t("lead"))).toHaveCount(0);
  await expect(button("save")).toHaveCount(0);
});

test("a practice partner can be named beside an enrolment without one", async ({ page, people, signInLike }) => {
  await people.enrolInDistanceLearning(await signInLike("lena"));
  await page.goto("/ds/profile/2");
  const { t, choose, press } = screenOf(page, ["profilePartner", "motivation", ...profile]);
  await choose("practicePartnerExists", t("no"));
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
});

test("e-mails are switched off by category, all of them too", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/profile/3");
  const { t, box, press } = screenOf(page, ["profileNotifications", "consents", ...profile]);
  const boxes = page.getByRole("checkbox");
  for (const box of await boxes.all()) await box.uncheck();
  await press("save");

  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await box("settings.support").check();
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(box("settings.support")).toBeChecked();
  await expect(box("settings.reminders")).not.toBeChecked();
});

test("what was switched off elsewhere meanwhile stays off", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena", "/ds/profile/3");
  const { id } = await people.newsletterOf(email);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`/newsletter-unsubscription?id=${id}`);
  await screenOf(elsewhere, ["newsletterUnsubscription"]).press("asked.submit");
  await expect.poll(() => people.newsletterOf(email)).toMatchObject({ isOn: false });

  const { t, box, press } = screenOf(page, ["profileNotifications", "consents", ...profile]);
  await box("settings.reminders").uncheck();
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(box("settings.reminders")).not.toBeChecked();
  await expect(box("settings.job_openings_newsletter")).not.toBeChecked();
});

test("a newsletter counts after the button behind its mail, and the log tells all of it", async ({
  page,
  people,
  signInLike,
}) => {
  const email = await signInLike("lena", "/ds/profile/3");
  const { t, box, press } = screenOf(page, ["profileNotifications", "consents", ...profile]);
  await box("consents.newsletter").check();
  await press("save");
  await expect(page.getByText(t("notice.mailed"))).toBeVisible();
  await expect(page.getByText(t("awaited.title"))).toBeVisible();
  expect(await people.consentsOf(email)).toMatchObject({ newsletter: "opt_in_single" });

  await page.goto(linkOf(await mailTo(email)));
  expect(await people.consentsOf(email)).toMatchObject({ newsletter: "opt_in_single" });
  await screenOf(page, ["confirmConsent"]).press("ask.confirm");

  await expect(page.getByText(t("notice.confirmed"))).toBeVisible();
  expect(await people.consentsOf(email)).toMatchObject({ newsletter: "opt_in_double" });
  await page.getByText(t("log.summary")).click();
  await expect(page.getByText(t("log.status.opt_in_double"))).toBeVisible();
  await expect(page.getByText(t("log.status.opt_in_single"))).toBeVisible();
});

test("while a newsletter is unconfirmed, Enter saves, and sending its mail again saves as well", async ({
  page,
  people,
  signInLike,
}) => {
  const email = await signInLike("lena", "/ds/profile/3");
  const { t, box, press } = screenOf(page, ["profileNotifications", "consents", ...profile]);
  await box("consents.newsletter").check();
  await press("save");
  await expect(page.getByText(t("notice.mailed"))).toBeVisible();

  await box("settings.reminders").uncheck();
  await box("settings.reminders").press("Enter");
  await expect(page.getByText(t("profile:notice.saved"), { exact: true })).toBeVisible();
  await box("consents.user_research").check();
  await press("awaited.resend");
  await expect(page.getByText(t("notice.mailed"))).toBeVisible();
  expect(await people.consentsOf(email)).toMatchObject({ user_research: "opt_in_single", newsletter: "opt_in_single" });
});

test("a link whose confirmation does not arrive is not called dead, and can be pressed again", async ({
  page,
  signInLike,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the browser says itself that it is offline");
  await signInLike("lena");
  const { t, press, button } = screenOf(page, ["confirmConsent"]);
  await page.goto("/ds/confirm-consent?token=invented", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await press("ask.confirm");
  await expect(page.getByText(t("common:unsent"))).toBeVisible();
  await expect(button("ask.confirm")).toBeVisible();
  await expect(page.getByText(t("refused.title"))).toHaveCount(0);
});

test("a link from another mail confirms nothing", async ({ page, signInLike }) => {
  await signInLike("lena");
  const { t, press } = screenOf(page, ["confirmConsent"]);
  await page.goto("/ds/confirm-consent?token=invented");
  await press("ask.confirm");
  await expect(page.getByText(t("refused.title"))).toBeVisible();
  await expect(page.getByText(t("common:notDone"))).toHaveCount(0);
});
