import type { Locator } from "@playwright/test";
import { deskLimits } from "#contract/desk-limits.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { applicantAtDesk, deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor who asked somebody stuck notes it in the row, and they are not named for a while", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t } = deskScreen(page, "inbox", "inboxItem");
  const mia = await people.addOneLike("mia");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(mia, miriam);
  await people.setStageOf(mia, "Examined Application");
  await people.letStandStill(mia, deskLimits.stuckDays + 1);
  await signIn(page, miriam, "/advisor?kind=stuck");
  const row = page.getByRole("row", { name: "Mia" });
  await expect(row).toContainText(t("about.stuck.Examined Application"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await row.getByRole("button", { name: new RegExp(`^${t("asked")}`) }).click();
  const name = "Mia Hoffmann";
  await expect(page.getByText(t("notice.asked", { name }))).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(t("empty.search"))).toBeVisible();
  await page.getByRole("link", { name: t("notice.whom", { name }) }).click();
  await expect(page).toHaveURL(applicantAtDesk(await people.idOf(mia)));

  // They got no further since: what was asked just now counts.
  await page.goto(`/advisor?search=${encodeURIComponent(mia)}`);
  await expect(page.getByText(t("empty.search"))).toBeVisible();
});

test("an advisor who asked why an offer has no answer notes it in its row, which is gone for a while", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t } = deskScreen(page, "inbox", "inboxItem");
  const sara = await people.addOneLike("sara");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  const opening = await people.addOpening(await people.addOwner({ emailVerified: true }));
  await people.addApplication(opening, sara, "awaiting_applicant_confirmation", 17);
  await signIn(page, miriam, "/advisor?kind=offer");
  const name = "Sara Lindner";
  const row = page.getByRole("row", { name });
  const asked = row.getByRole("button", { name: new RegExp(`^${t("asked")}`) });
  await expect(asked).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await asked.click();
  await expect(page.getByText(t("notice.asked", { name }))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a long inbox is paged, filters go along, and the last page leads back to the first", async ({ page, people }) => {
  const { t, link, press } = deskScreen(page, "inbox", "inboxItem", "lists");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  const lena = await people.addOneLike("lena");
  await people.giveAdvisor(lena, miriam);
  const count = deskLimits.inboxPerPage + 1;
  for (let one = 0; one < count; one++) await people.handInDocumentOf(lena, "CertifiedCopyUEC");
  await signIn(page, miriam, "/advisor");
  await page.getByLabel(t("filter.kind")).selectOption("document");
  await press("apply");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("found", { count }));
  await expect(page.getByRole("rowheader")).toHaveCount(deskLimits.inboxPerPage);
  await link("next").click();
  await expect(page).toHaveURL(/kind=document&after=/);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await link("first").click();
  await expect(page).toHaveURL("/advisor?kind=document");
  await expect(page.getByRole("rowheader")).toHaveCount(deskLimits.inboxPerPage);
});

test("Back brings the inbox's search before, and its words and choices", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "browsers put back what was typed there last");
  const { t, press } = deskScreen(page, "inbox", "inboxItem");
  await signIn(page, "advisor@example.org", "/advisor");
  const [search, kind] = [page.getByLabel(t("search")), page.getByLabel(t("filter.kind"))];
  const found = t("found", { count: 1 }).split(" ").at(-1)!;
  for (const [words, chosen] of [
    ["Lena", "document"],
    ["Mia", "stuck"],
  ] as const) {
    await search.fill(words);
    await kind.selectOption(chosen);
    await press("apply");
    await expect(page).toHaveURL(new RegExp(`search=${words}&kind=${chosen}`));
    // The address changes before the page does, which brings fields of its own.
    await expect(page.getByRole("heading", { level: 1 })).toContainText(found);
  }
  await page.goBack();
  await expect(page).toHaveURL(/search=Lena/);
  await expect(search).toHaveValue("Lena");
  await expect(kind).toHaveValue("document");
});

test("the two decisions about an info session end where the inbox's table ends, beside what needs much room", async ({
  page,
  people,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const { t } = deskScreen(page, "inbox", "inboxItem");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.stateInfoSession(lena);
  await people.handInDocumentOf(lena, "Certificate health insurance");
  await people.askFor(lena, "Wie komme ich mit Bus und Bahn jeden Morgen pünktlich zur Infoveranstaltung?");
  await signIn(page, miriam, `/advisor?search=${encodeURIComponent(lena)}`);
  const endOf = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox())!;
    return x + width;
  };
  const button = page.getByRole("button", { name: new RegExp(`^${t("notAttended")}`) }).first();
  expect(await endOf(button)).toBeLessThanOrEqual(await endOf(page.getByRole("table")));
});
