import { randomUUID } from "node:crypto";
import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("the office has a failed job run again, and reads it if that is no longer possible", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t } = deskScreen(page, "officeJobs", "office");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  const error = `no space ${randomUUID().slice(0, 8)}`;
  await people.failJob(error);
  await signIn(page, jutta, "/advisor/office/jobs");
  const job = page.getByRole("listitem").filter({ hasText: error });
  await expect(job).toContainText(t("givenUp"));
  const mails = page.getByRole("row", { name: t("kind.sendMail") });
  await expect(mails).toContainText(t("onDemand"));
  await expect(mails).toContainText(t("unrecorded"));
  await expect(page.getByText(t("onDemandMeans"))).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  const late = await page.context().newPage();
  await late.goto("/advisor/office/jobs");
  const again = new RegExp(`^${t("runAgain")}`);
  await job.getByRole("button", { name: again }).click();
  await expect(page.getByText(t("notice.again"))).toBeVisible();
  await expect(job).toHaveCount(0);

  await late.getByRole("listitem").filter({ hasText: error }).getByRole("button", { name: again }).click();
  await expect(late.getByText(t("notice.notAgain"))).toBeVisible();
});
