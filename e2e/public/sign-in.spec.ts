import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, test } from "../world/test.ts";

test("on a phone both ways in are in sight: to sign in, and to create an account", async ({ page }) => {
  const { button, link } = screenOf(page, ["signIn"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/auth/applicant");
  await expect(link("register")).toBeInViewport({ ratio: 1 });
  await expect(button("submit")).toBeInViewport({ ratio: 1 });
});

test("a typed password can be shown; without script there is no such button", async ({ page }, { project }) => {
  const { t, field, button, press, link, summary } = screenOf(page, ["signIn", "interaction", "register"]);
  const show = button("interaction:password.show.long");
  const hide = button("interaction:password.hide.long");
  await page.goto("/auth/applicant");
  if (project.name === "plain") return expect(show).toHaveCount(0);

  await expect(show).toBeVisible();
  await field("password").fill("drei stille Häfen");
  await field("password").press("Tab");
  await expect(show).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field("password")).toHaveAttribute("type", "text");
  await expect(field("password")).toHaveValue("drei stille Häfen");
  await expect(page.getByText(t("interaction:password.shown"))).toBeAttached();
  await hide.press("Enter");
  await expect(field("password")).toHaveAttribute("type", "password");

  await show.click();
  await press("submit");
  await expect(summary).toBeVisible();
  await expect(field("password")).toHaveAttribute("type", "password");

  await link("signIn:register").click();
  await page.waitForURL(/register$/);
  await expect(show).toBeVisible();
});

test("signing in leads to the page that was asked for, on each side", async ({ page, people }) => {
  const ways = [
    [await people.addOneLike("lena"), "/ds/faq?search=stelle"],
    [await people.addOwner({ emailVerified: true }), "/b2b/employees"],
    ["advisor@example.org", "/advisor"],
  ] as const;
  for (const [email, path] of ways) {
    await page.goto(path);
    await fillInSignIn(page, email);
    await page.waitForURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.context().clearCookies();
  }
});
