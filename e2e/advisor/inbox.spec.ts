import { deskLimits } from "#contract/desk-limits.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor who asked somebody stuck notes it in the row, and they are not named for a while", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t } = deskScreen(page, "inbox");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.setStageOf(lena, "Examined Application");
  await people.letStandStill(lena, deskLimits.stuckDays + 1);
  await signIn(page, miriam, "/advisor?kind=stuck");
  const row = page.getByRole("row", { name: "Lena" });
  await expect(row).toContainText(t("about.stuck.Examined Application"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await row.getByRole("button", { name: new RegExp(`^${t("asked")}`) }).click();
  await expect(page.getByText(t("notice.asked"))).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(t("empty.search"))).toBeVisible();

  // Pressed in two tabs, it is said once and told twice.
  await people.letStandStill(lena, deskLimits.stuckDays + 1);
  await page.goto("/advisor?kind=stuck");
  await expect(row).toHaveCount(0);
});

test("a long inbox is paged, filters go along, and the last page leads back to the first", async ({ page, people }) => {
  const { t, link, press } = deskScreen(page, "inbox");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  const asking = [await people.addOneLike("lena"), await people.addOneLike("mia")];
  for (const one of asking) await people.giveAdvisor(one, miriam);
  const count = deskLimits.inboxPerPage + 1;
  for (let one = 0; one < count; one++) await people.askFor(asking[one % 2]!, `Frage ${one}`);
  await signIn(page, miriam, "/advisor");
  await page.getByLabel(t("filter.kind")).selectOption("ticket");
  await press("apply");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("found", { count }));
  await expect(page.getByRole("rowheader")).toHaveCount(deskLimits.inboxPerPage);
  await link("next").click();
  await expect(page).toHaveURL(/kind=ticket&after=/);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await link("first").click();
  await expect(page).toHaveURL("/advisor?kind=ticket");
  await expect(page.getByRole("rowheader")).toHaveCount(deskLimits.inboxPerPage);
});
