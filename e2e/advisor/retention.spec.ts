import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("the office chooses how long something is kept, within limits, and reads why other times are fixed", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, field, press, expectError, summary } = deskScreen(page, "officeRetention", "office", "forms", "errors");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/retention");
  await expect(page.getByText(t("fixed.deletion.why"))).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  await field("drafts").fill("31");
  await press("save");
  await expect(summary).toBeFocused();
  await expectError("drafts", t("errors:between", { min: 2, max: 30 }));
  await expect(field("drafts")).toHaveValue("31");
  // Both projects share one portal: the same number from each is no conflict.
  await field("drafts").fill("9");
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(field("drafts")).toHaveValue("9");
});
