import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor confirms a whole info session: the list stays, those who wait are confirmed, nobody twice", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, field, press, link, button, expectError, summary } = deskScreen(page, "attendees", "inbox", "inboxItem");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  const [mia, lena, ben] = [
    await people.addOneLike("lena"),
    await people.addOneLike("lena"),
    await people.addOneLike("lena"),
  ];
  for (const email of [mia, lena, ben]) {
    await people.giveAdvisor(email, miriam);
    await people.stateInfoSession(email);
  }
  await signIn(page, miriam, "/advisor");
  await link("inbox:wholeSession").click();
  await page.waitForURL("/advisor/info-session");

  await press("look");
  await expect(summary).toBeFocused();
  await expectError("list", t("fields.list.errors.required"));
  await field("list").fill("Mia Hoffmann");
  await press("look");
  await expectError("list", t("fields.list.errors.noAddress"));
  await expect(field("list")).toHaveValue("Mia Hoffmann");
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  // Also the first answer is told on a page to which no script has led.
  await page.goto("/advisor");
  await page.goto("/advisor/info-session");
  await field("list").fill(`Mia;${mia}\nMia;${mia}\nniemand@example.org`);
  const buffer = Buffer.from(`Name,E-Mail\nLena,${lena}\n`);
  await field("file").setInputFiles({ name: "Teilnahme.csv", mimeType: "text/csv", buffer });
  await press("look");
  const row = (email: string) => page.getByRole("row", { name: email });
  await expect(row(mia)).toContainText(t("state.waiting"));
  await expect(row(mia)).toContainText(t("times", { count: 2 }));
  await expect(row("niemand@example.org")).toContainText(t("state.unknown"));
  await expect(field("list")).toHaveValue(new RegExp(lena));
  if (javaScriptEnabled !== false) await expect(page.locator(":focus")).toContainText(t("waiting", { count: 2 }));
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  // Somebody else confirms one of them meanwhile: nobody is confirmed unseen.
  await people.confirmInfoSessionOf(lena);
  await page.getByRole("button", { name: t("confirm", { count: 2 }) }).click();
  await expect(page.getByRole("alert")).toContainText(t("moved"));
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(row(lena)).toContainText(t("state.confirmed"));
  await page.getByRole("button", { name: t("confirm", { count: 1 }) }).click();
  await expect(page.getByText(t("notice.confirmed", { count: 1 }))).toBeVisible();
  await expect(page).toHaveURL("/advisor?kind=infoSession");

  // People who were not on the list still wait.
  await expect(button("inboxItem:attended")).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(2);
});
