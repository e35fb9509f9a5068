import { linkOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("an address that was not confirmed yet is, by the link of a mail that its owner asks for", async ({
  page,
  people,
  signInLike,
}) => {
  const email = await signInLike("lena");
  await people.forgetConfirmationOf(email);
  await page.reload();
  const { t, press, link } = screenOf(page, ["home", "onboarding", "confirmEmail"]);
  await link("email.link").click();
  await press("email_verification.send");
  await expect(page.getByText(t("email_verification.outcome.sent"))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(linkOf(await mailTo(email)));
  await press("ask.confirm");
  await expect(page.getByText(t("common:notice.emailConfirmed"))).toBeVisible();
  await expect(page).toHaveURL("/ds/home");
  await expect(link("email.link")).toHaveCount(0);
});
