import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

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
