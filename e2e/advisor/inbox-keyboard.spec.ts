import type { Locator, Page } from "@playwright/test";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

/** Presses Tab until something has the focus; gives up when the page has been round. */
async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${wanted}`);
}

test("the inbox is worked through by keyboard alone: each decision leads to the next row", async ({ page, people }) => {
  const { t } = deskScreen(page, "inbox", "inboxItem");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  for (let one = 0; one < 3; one++) {
    const lena = await people.addOneLike("lena");
    await people.giveAdvisor(lena, miriam);
    await people.stateInfoSession(lena);
  }
  await signIn(page, miriam, "/advisor?kind=infoSession");
  const rows = page.getByRole("row", { name: "Lena" });
  const ids = await rows.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toHaveLength(3);

  await tabTo(page, page.locator(`[id="${ids[0]}"]`).getByRole("button", { name: t("attended") }));
  await page.keyboard.press("Enter");
  const name = "Lena Petersen";
  await expect(page.getByText(t("notice.attended", { name }))).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(`/advisor?kind=infoSession#${ids[1]}`);

  // The next row is where the keyboard goes on: its name, then its buttons.
  await page.keyboard.press("Tab");
  await expect(rows.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(rows.first().getByRole("button", { name: t("notAttended") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("notice.notAttended", { name }))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(`/advisor?kind=infoSession#${ids[2]}`);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("empty.search"))).toBeVisible();
});

test("from the filter to the last row the keyboard is enough: search, narrow, open, decide, go on, come back", async ({
  page,
  people,
}) => {
  const { t, button, field, link } = deskScreen(
    page,
    "inbox",
    "inboxItem",
    "inboxWay",
    "deskDocument",
    "documentKinds",
  );
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.handInDocumentOf(lena, "CertifiedCopyUEC");
  await people.handInDocumentOf(lena, "Certificate");
  await signIn(page, miriam, "/advisor");

  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type(lena);
  await tabTo(page, page.getByLabel(t("filter.kind")));
  // A letter chooses in a native select as the arrows do, and needs no opening.
  await page.keyboard.type(t("kind.document").slice(0, 3));
  await tabTo(page, button("apply"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/kind=document/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("found", { count: 2 }));

  await tabTo(page, link("begin"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("position", { position: 1, total: 2 }), { exact: true })).toBeVisible();
  await tabTo(page, field("reason"));
  await page.keyboard.type("Die zweite Seite fehlt.");
  await tabTo(page, button("decision.refuse"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("notice.refused"))).toBeVisible();

  await tabTo(
    page,
    page
      .getByRole("navigation", { name: t("way") })
      .getByRole("link")
      .last(),
  );
  await page.keyboard.press("Enter");
  await tabTo(page, button("decision.accept"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("notice.accepted"))).toBeVisible();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: t("advisor:nav.home"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("empty.search"))).toBeVisible();
});
