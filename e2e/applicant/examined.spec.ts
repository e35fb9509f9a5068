import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("only applicants with an examined application are asked to talk before changing it", async ({
  page,
  signInLike,
  people,
}) => {
  const email = await signInLike("mia");
  const { t } = screenOf(page, ["studyInfo"]);
  await page.goto("/ds/application/abilities/1");
  await expect(page.getByText(t("examined"))).toBeVisible();
  await people.setStageOf(email, "New");
  await page.goto("/ds/application/abilities/1");
  await expect(page.getByText(t("examined"))).toHaveCount(0);
});
