import { expect, type Page } from "@playwright/test";
import { screenOf } from "./screen.ts";

/** From the first page after registering to the start page. */
export async function onboard(page: Page) {
  const { t, choose, field, press, button, link } = screenOf(page, ["onboarding", "answers", "waiting", "home"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("welcome.title"));
  await press("welcome.begin");

  await choose("universityEntranceQualification", t("qualification.Abitur"));
  await field("germanLevel").selectOption("7");
  await press("continue");

  // Registering confirmed the address; a step that asks for it would be passed over here.
  if (await button("email_verification.later").isVisible()) await press("email_verification.later");

  // The unit is made by a job: until it is there, a page says so.
  const guide = page.getByRole("heading", { name: t("guide") });
  await expect(async () => {
    if (await link("look").isVisible()) await link("look").click();
    await expect(guide).toBeVisible({ timeout: 2000 });
  }).toPass();
}
