import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { todayInGermany } from "#domain/today.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { signInAtCompany } from "../world/company.ts";
import { savedBy } from "../world/desk.ts";
import { pdf } from "../world/files.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";
import { words } from "../world/words.ts";

// axe needs it.
test.use({ bypassCSP: true });

/** Signs in as somebody new of the programme's office. */
async function signInAtOffice(page: Page, people: People, path: string) {
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, path);
}

/** Both projects share a portal: each has a text of its own. */
const textOf = {
  plain: { name: "privacy", path: "/b2b/datenschutz" },
  script: { name: "terms", path: "/b2b/nutzungsbedingungen" },
};

test("the office writes a text, previews and publishes it, goes back, and sees what somebody else wrote", async ({
  page,
  people,
}, { project }) => {
  const { t, field, press, expectError } = screenOf(page, ["officeTexts", "office"]);
  const { name, path } = textOf[project.name === "plain" ? "plain" : "script"];
  const title = words([name])("title");
  const here = `/advisor/office/texts/legal/legal.documents.${name}/de`;
  const jutta = await people.addOneLike("jonas");
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/texts/faq");

  await page.getByRole("link", { name: "Was ist ein duales Studium?" }).click();
  await expect(page.getByText(t("version.brought", { number: 1 })).first()).toBeVisible();

  await page.goto(here);
  const first = `Für alle (${project.name})`;
  await field("title").fill(title);
  await field("body").fill(`# ${first}\n\n- Eins\n- **Zwei** <b>drei</b>`);
  await press("preview.show");
  const preview = page.getByRole("region", { name: t("preview.title") });
  await expect(preview.getByRole("heading", { name: first })).toBeInViewport();
  await expect(preview.getByRole("listitem")).toHaveText(["Eins", "Zwei <b>drei</b>"]);
  await expect(field("body")).toHaveValue(/Zwei/);
  await press("publish");
  await expect(page.getByText(t("published"))).toBeVisible();

  const reader = await page.context().newPage();
  await reader.goto(`${path}?lng=en`);
  await expect(reader.getByRole("heading", { name: first })).toBeVisible();
  await expect(reader.locator('[lang="de"]').getByRole("listitem").first()).toHaveText("Eins");
  await reader.goto(`${path}?lng=de`);

  await page.goto(here);
  await field("body").fill("Meins");
  const other = await page.context().newPage();
  await other.goto(here);
  const there = screenOf(other, ["officeTexts", "office"]);
  await there.field("body").fill("Das der anderen");
  await there.press("publish");
  await expect(other.getByText(t("published"))).toBeVisible();
  await press("publish");
  await expectError("body", t("errors:stale"));
  await expect(field("body")).toHaveValue("Meins");
  await expect(page.getByText("Das der anderen").first()).toBeVisible();
  await press("publish");
  await expect(page.getByText(t("published"))).toBeVisible();

  await page.goto(here);
  await page.getByRole("link", { name: t("open", { number: 1 }), exact: true }).click();
  await expect(page.getByText(t("earlier", { number: 1 }))).toBeVisible();
  await expect(field("body")).toHaveValue(new RegExp(first.slice(0, 8)));
});

test("the office tells applicants news, with its days, and an English wording after the German one", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const { t, field, press, link, expectError } = screenOf(page, ["officeTexts", "office"], "de", "neutral");
  const title = `Campus-Tag ${randomUUID().slice(0, 8)}`;
  const today = todayInGermany(new Date());
  await signInAtOffice(page, people, "/advisor/office/texts/news");
  await link("create").click();
  await expect(page.getByText(t("markup"))).toBeVisible();
  await expect(page.getByText(t("publishNote.new"))).toBeVisible();
  await field("title").fill(title);
  await field("body").fill("Kommt **zu zweit**.");
  await field("section").selectOption("applicant");
  await field("appearsOn").fill(today);
  await field("endsOn").fill("2026-01-31");
  await press("publish");
  await expectError("endsOn", t("errors:endsBeforeItBegins"));
  await expect(field("title")).toHaveValue(title);
  await field("endsOn").fill("2199-01-31");
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await press("publish");
  await expect(page.getByText(t("office:notice.created"))).toBeVisible();
  const above = page.url();
  await page.goto("/advisor/office/texts/news");
  await expect(page.getByRole("row").nth(1)).toContainText(title);
  await expect(page.getByRole("row").nth(1)).toContainText(
    t("languages.missing", { languages: "\u2068English\u2069, \u2068العربية\u2069" }),
  );

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const reader = await context.newPage();
  await signIn(reader, await people.addOneLike("mia"), "/ds/news");
  await reader.getByRole("link", { name: title }).click();
  await reader.waitForURL(/\/news\/[\w-]{36}$/);
  await expect(reader.getByRole("main").locator("strong")).toHaveText("zu zweit");
  const article = reader.url();

  await page.goto(`${above}/en`);
  await field("title").fill("Campus day");
  await field("body").fill("Bring a friend.");
  await press("publish");
  await expect(page.getByText(t("published"))).toBeVisible();
  await reader.goto(`${article}?lng=en`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Campus day");
  await expect(reader.getByText("Bring a friend.")).toBeVisible();

  await page.goto(`${above}/de`);
  await expect(page.getByText(t("publishNote.now"))).toBeVisible();
  await page.goto(above);
  await field("appearsOn").fill("2190-01-31");
  await press("forms:save");
  await expect(page.getByText(t("office:notice.saved"))).toBeVisible();
  await page.goto(`${above}/de`);
  await expect(page.getByText(t("publishNote.ahead", { date: "31.01.2190" }))).toBeVisible();

  await page.goto(above);
  await field("appearsOn").fill("");
  await field("endsOn").fill("2026-01-31");
  await press("forms:save");
  await expect(page.getByText(t("office:notice.saved"))).toBeVisible();
  expect((await reader.goto(article))?.status()).toBe(404);
  await context.close();
});

test("the office hands companies a file, which they find once it is there, and replaces it", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const { t, field, press, link, expectError } = screenOf(page, ["officeTexts", "office"], "de", "neutral");
  const title = `Praxisplan ${randomUUID().slice(0, 8)}`;
  await signInAtOffice(page, people, "/advisor/office/texts/download");
  await link("create").click();
  await field("title").fill(title);
  await field("body").fill("Zum Ausfüllen.");
  await press("publish");
  await expect(page.getByText(t("file.missing"))).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  const owner = await people.addOwner({ emailVerified: true });
  await signInAtCompany(theirs, owner, "/b2b/downloads");
  const download = theirs.getByRole("main").getByRole("listitem").filter({ hasText: title });
  await expect(download).toHaveCount(0);

  await press("file.upload");
  await expectError("file", t("errors:fileRequired"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await field("file").setInputFiles(pdf("Plan.pdf"));
  await press("file.upload");
  await expect(page.getByText(t("file.saved"))).toBeVisible();
  await theirs.reload();
  await expect(download).toContainText("Zum Ausfüllen.");
  await expect(download).toContainText("PDF");

  await link("file.replace").click();
  await field("file").setInputFiles(pdf("Neuer Plan.pdf"));
  await press("file.upload");
  await expect(page.getByRole("link", { name: "Neuer Plan.pdf" })).toBeVisible();
  const file = await page.request.get(`${page.url()}/file/open`);
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await context.close();
});

test("the office reads who registered for a campaign and saves it, and deleting the text says that they go with it", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const { t, field, press, link } = screenOf(page, ["officeTexts", "office", "advisor"], "de", "neutral");
  const title = `Campus-Tag ${randomUUID().slice(0, 8)}`;
  await signInAtOffice(page, people, "/advisor/office/texts/campaign");
  await link("create").click();
  await field("title").fill(title);
  await field("body").fill("Zu zweit ans Meer.");
  await field("endsOn").fill("2199-01-31");
  await press("publish");
  await expect(page.getByText(t("office:notice.created"))).toBeVisible();
  await expect(page.getByText(t("registrations.none"))).toBeVisible();
  const campaign = page.url();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  const jonas = await people.addOneLike("jonas");
  await signIn(theirs, jonas, "/ds/bringafriend");
  const offered = theirs.getByRole("listitem").filter({ hasText: title });
  await offered.getByRole("button", { name: words(["bringAFriend"])("campaign.register") }).click();
  await expect(offered.getByRole("button", { name: words(["bringAFriend"])("campaign.participate") })).toBeVisible();

  await page.goto(campaign);
  await expect(page.getByText(t("registrations.count", { count: 1 }))).toBeVisible();
  const today = todayInGermany(new Date()).split("-").reverse().join(".");
  const row = page
    .getByRole("table", { name: t("registrations.title") })
    .getByRole("row")
    .nth(1);
  await expect(row).toContainText(jonas);
  await expect(row).toContainText(today);
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const [head, ...rows] = await savedBy(page, link("advisor:saveTable"));
  expect(head).toContain(t("registrations.registered"));
  expect(rows.filter(Boolean)).toEqual([expect.stringContaining(`;${jonas};${today};`)]);

  await page.goto(`${campaign}/delete`);
  await expect(page.getByText(t("registrations.deletion", { count: 1 }))).toBeVisible();
  await press("office:delete");
  // The page that asks says the same word.
  await expect(page.getByText(t("office:notice.deleted"), { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(offered).toHaveCount(0);
  await context.close();
});
