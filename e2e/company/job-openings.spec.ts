import type { Page } from "@playwright/test";
import { limits } from "#contract/limits.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/b2b/job-openings";
const wordsOf = (page: Page) => screenOf(page, ["companyJobOpenings"], "de", "formal");
/** The titles of a table, in its order. */
const titlesIn = (page: Page, heading: string) =>
  page.getByRole("table", { name: heading, exact: true }).getByRole("rowheader").getByRole("link").allInnerTexts();

test("a company finds waiting applicants first, and each opening in its group", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const waited = await people.addOpening(owner, { title: "Jemand wartet", requiredCount: 2 });
  await people.addApplication(waited, await people.addOneLike("sara"), "awaiting_partner_interest", 20);
  await people.addApplication(waited, await people.addOneLike("sara"), "awaiting_partner_interest", 2);
  await people.fillPosition(waited);
  const asked = await people.addOpening(owner, { title: "Die andere Seite ist dran" });
  await people.addApplication(asked, await people.addOneLike("sara"), "awaiting_applicant_confirmation");
  await people.addDraft(owner, { title: null });
  await people.fillPosition(await people.addOpening(owner, { title: "Besetzt" }));
  await people.addClosed(owner, { title: "Vorbei" });

  await people.promiseConfidentiality(owner);
  await signIn(page, owner, path);
  const { t } = wordsOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("titleDue", { count: 2 }));
  await expect(page.getByText(t("lead.waiting", { count: 2 }))).toBeVisible();
  await expect.poll(() => titlesIn(page, t("turn.yours"))).toEqual(["Jemand wartet", t("untitled")]);
  await expect
    .poll(async () => (await titlesIn(page, t("turn.others"))).sort())
    .toEqual(["Besetzt", "Die andere Seite ist dran"]);
  await expect.poll(() => titlesIn(page, t("turn.over"))).toEqual(["Vorbei"]);
  const row = page.getByRole("row").filter({ hasText: "Jemand wartet" });
  await expect(row).toContainText(t("positions", { taken: 1, count: 2 }));
  await expect(row).toContainText(t("due.answer", { count: 2 }));

  await page.getByRole("link", { name: t("tab.staffed", { count: 1 }) }).click();
  await expect(page).toHaveURL(/status=staffed/);
  await expect.poll(() => titlesIn(page, t("turn.others"))).toEqual(["Besetzt"]);
  await page.goto(path);
  await page.getByRole("link", { name: t("answer", { count: 2 }) }).click();
  await expect(page).toHaveURL(`${path}/${waited}/contacted`);
});

test("openings are searched, ordered and leafed through, and each place has an address", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  for (let number = 0; number < limits.jobOpeningsPerPage + 1; number++)
    await people.addOpening(owner, { title: `Stelle ${String.fromCharCode(65 + number)}` });
  await signIn(page, owner, path);
  const { t, link, press } = wordsOf(page);
  const table = page.getByRole("table");

  await link("next").click();
  await expect(page).toHaveURL(/after=/);
  await expect(table.getByRole("rowheader")).toHaveCount(1);
  await link("first").click();
  await expect(page).toHaveURL(path);
  await expect(table.getByRole("rowheader")).toHaveCount(limits.jobOpeningsPerPage);

  await page.getByLabel(t("order.label"), { exact: true }).selectOption("title");
  await press("apply");
  await expect(page).toHaveURL(/order=title/);
  await expect(table.getByRole("rowheader").first()).toContainText("Stelle A");
  await page.getByLabel(t("search"), { exact: true }).fill("stelle k");
  await press("apply");
  await expect(table.getByRole("rowheader")).toHaveCount(1);
  await expect(page).toHaveURL(/search=stelle\+k&order=title/);

  await page.getByLabel(t("search"), { exact: true }).fill("Alchemie");
  await press("apply");
  await expect(page.getByText(t("empty.search"))).toBeVisible();
  await link("showAll").click();
  await expect(page).toHaveURL(path);
  await page.getByRole("link", { name: t("tab.draft", { count: 0 }) }).click();
  await expect(page.getByText(t("empty.status"))).toBeVisible();
});

test("a colleague who may only begin openings is due to finish their own drafts, and nobody else's", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["createJobOpenings"]);
  await people.addDraft(owner, { title: "Entwurf von Anke" });
  await people.addDraft(colleague, { title: "Eigener Entwurf" });
  await signIn(page, colleague, path);
  const { t } = wordsOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("titleDue", { count: 1 }));
  await expect(page.getByText(t("lead.drafts", { count: 1 }))).toBeVisible();
  await expect.poll(() => titlesIn(page, t("turn.yours"))).toEqual(["Eigener Entwurf"]);
});

test("openings at which others have to answer do not need a colleague who may only begin them", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const waited = await people.addOpening(owner, { title: "Jemand wartet", requiredCount: 2 });
  for (const days of [20, 2])
    await people.addApplication(waited, await people.addOneLike("sara"), "awaiting_partner_interest", days);
  const colleague = await people.addColleague(owner, ["createJobOpenings"]);
  await people.promiseConfidentiality(colleague);
  await signIn(page, colleague, path);
  const { t } = wordsOf(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("title"));
  await expect(page.getByText(t("lead.waiting", { count: 2 }))).toBeVisible();
  await expect.poll(() => titlesIn(page, t("turn.others"))).toEqual(["Jemand wartet"]);
  await expect(page.getByRole("table", { name: t("turn.yours"), exact: true })).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: "Jemand wartet" });
  await expect(row).toContainText(t("due.unanswered", { count: 2 }));
  await expect(page.getByRole("link", { name: t("answer", { count: 2 }) })).toHaveCount(0);
  await page.getByRole("link", { name: t("see", { count: 2 }) }).click();
  await expect(page).toHaveURL(`${path}/${waited}/contacted`);

  await people.addDraft(colleague, { title: "Eigener Entwurf" });
  await page.goto(path);
  await expect(heading).toHaveText(t("titleDue", { count: 1 }));
  await expect(page.getByText(t("lead.drafts", { count: 1 }))).toBeVisible();
});

test("a company without openings reads what an opening brings, and who may add one", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, []);
  await signIn(page, colleague, path);
  const { t, link } = wordsOf(page);
  await expect(page.getByText(t("lead.empty"))).toBeVisible();
  await expect(page.getByText(t("whoCreates"))).toBeVisible();
  await expect(link("create")).toHaveCount(0);
  await expect(page.getByRole("table")).toHaveCount(0);
  await people.allow(colleague, ["createJobOpenings"]);
  await page.goto(path);
  await link("create").click();
  await expect(page).toHaveURL(`${path}/manage`);
});
