import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const mailed = "/b2b/profile/notifications";

test("a company user switches off a kind of mail, and finds it off later", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), mailed);
  const { t, box, press } = screenOf(page, ["mailedNotifications"], "de", "formal");
  for (const kind of ["interest", "interviews", "answers", "contracts"])
    await expect(box(`settings.company_${kind}`)).toBeChecked();
  await expect(page.getByText(/Werkraum \w+ GmbH/).first()).toBeVisible();

  await box("settings.company_interviews").uncheck();
  await press("save");

  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await page.goto(mailed);
  await expect(box("settings.company_interviews")).not.toBeChecked();
  await expect(box("settings.company_interest")).toBeChecked();
});
