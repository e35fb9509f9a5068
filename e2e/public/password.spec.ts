import { linkOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const newPassword = "vier leise Boote im Nebel";

test("a forgotten password is replaced by way of a mail, and the link works once", async ({ page, people, portal }) => {
  const forgot = screenOf(page, ["forgotPassword"]);
  const reset = screenOf(page, ["resetPassword"]);
  const signIn = screenOf(page, ["signIn", "interaction"]);
  const email = await people.addOneLike("lena");

  await page.goto("/ds/home");
  await signIn.link("forgot").click();
  await page.waitForURL("/auth/applicant/password-reset");
  await forgot.field("email").fill(email);
  await forgot.press("submit");
  await expect(page.getByText(forgot.t("sent", { count: 60 }))).toBeVisible();

  const link = linkOf(await mailTo(email, portal.dataDirectory));
  await page.goto(link);
  await reset.field("password").fill(newPassword);
  await reset.press("submit");
  await expect(page.getByText(signIn.t("passwordChanged"))).toBeVisible();

  await signIn.field("email").fill(email);
  await signIn.field("password").fill(newPassword);
  await signIn.press("submit");
  await expect(page).toHaveURL("/ds/home");

  await page.goto(link);
  await reset.field("password").fill("noch einmal ganz anders");
  await reset.press("submit");
  await expect(reset.summary).toContainText(reset.t("errors:tokenInvalid"));
});

test("links of earlier mails lead to where the page is now", async ({ page }) => {
  for (const path of ["/password-reset", "/password-reset/of-an-earlier-mail"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/applicant${path}`);
  }
});

test("password managers are led to the page for a new password", async ({ page }) => {
  await page.goto("/.well-known/change-password");
  await expect(page).toHaveURL("/auth/applicant/password-reset");
});

test("an unknown side has no pages", async ({ page }) => {
  for (const path of ["/auth/nobody", "/auth/nobody/password-reset", "/auth/nobody/password-reset/abc"])
    expect((await page.goto(path))?.status()).toBe(404);
});

test("an address without an account gets the same answer", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["forgotPassword"]);
  await page.goto("/auth/applicant/password-reset");
  await field("email").fill("niemand@example.org");
  await press("submit");
  await expect(page.getByText(t("sent", { count: 60 }))).toBeVisible();
});
