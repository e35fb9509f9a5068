import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { limits } from "#contract/limits.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const wordsOf = (page: Page, ...more: string[]) =>
  screenOf(
    page,
    [...more, "companyApplicant", "companyComment", "companyMatch", "comments", "history", "seenApplicant"],
    "de",
    "formal",
  );
/** An owner who has promised confidentiality. */
async function addConfidant(people: People) {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  return owner;
}
const main = (page: Page) => page.getByRole("main");

test("before their interest a company sees what helps to decide, and neither surname nor contact", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const sara = await people.addOneLike("sara");
  const opening = await people.addFitting(owner, [sara]);
  await signIn(page, owner, await people.applicantPage(opening, sara));
  const { t } = wordsOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sara");
  await expect(page.getByRole("heading", { name: t("motivation") })).toBeVisible();
  await expect(page.getByText(t("status.awaiting_any_interest"))).toBeVisible();
  await expect(main(page)).not.toContainText("Lindner");
  await expect(main(page)).not.toContainText(sara);
});

test("from their interest on a company sees whose turn it is, who they are, and what happened", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  const sara = await people.addOneLike("sara");
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  await signIn(page, owner, await people.applicantPage(opening, sara));
  const { t } = wordsOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sara Lindner");
  await expect(page.getByText(t("turn.you"))).toBeVisible();
  await expect(page.getByText(sara)).toBeVisible();
  await expect(page.getByText(t("history:event.express-interest"), { exact: true })).toBeVisible();
});

test("documents open in the browser with safe headers, and all of them as one PDF to save", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  const sara = await people.addOneLike("sara");
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  const path = await people.applicantPage(opening, sara);
  await signIn(page, owner, path);
  const { t, button } = wordsOf(page);
  const address = await main(page)
    .getByRole("link", { name: /\.pdf$/ })
    .first()
    .getAttribute("href");
  expect(address).toContain(`${path}/documents/`);
  const file = await page.request.get(address!);
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({ "content-type": "application/pdf", "x-content-type-options": "nosniff" });
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");
  const saved = page.waitForEvent("download");
  await button("documents.portfolio").click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page).toHaveURL(path);

  const other = await people.applicantPage(opening, await people.addOneLike("sara"));
  const foreign = await page.request.get(address!.replace(path, other), { headers: { Accept: "text/html" } });
  const unknown = await page.request.get(`${path}/documents/${randomUUID()}`, { headers: { Accept: "text/html" } });
  expect([foreign.status(), unknown.status()]).toEqual([404, 404]);
  await expect(page.getByText(t("documents.title"))).toBeVisible();
});

test("nobody is found whom the company may not know, just as nobody who does not exist", async ({ page, people }) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  const foreign = await people.addOpening(await people.addOwner({ emailVerified: true }));
  const [jonas, sara] = [await people.addOneLike("jonas"), await people.addOneLike("sara")];
  await people.addApplication(opening, sara, "cancelled", 91);
  await signIn(page, owner, "/b2b/job-openings");
  const paths = [
    await people.applicantPage(opening, jonas),
    await people.applicantPage(opening, sara),
    await people.applicantPage(foreign, sara),
    `/b2b/job-openings/${opening}/applicants/${randomUUID()}`,
  ];
  const answers: [number | undefined, string][] = [];
  for (const path of paths) answers.push([(await page.goto(path))?.status(), await main(page).innerText()]);
  expect(answers.map(([status]) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
});

test("colleagues note something about an applicant, and only their own notes can be changed or deleted", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const sara = await people.addOneLike("sara");
  const path = await people.applicantPage(await people.addFitting(owner, [sara]), sara);
  const bilal = await people.addColleague(owner, []);
  await people.promiseConfidentiality(bilal);
  await signIn(page, bilal, path);
  const { t, field, press, link, summary } = wordsOf(page);
  await press("comments:add");
  await expect(summary).toContainText(t("fields.text.errors.required"));
  await field("text").fill("x".repeat(limits.textCharacters + 1));
  await press("comments:add");
  await expect(summary).toContainText(t("errors:maxLength", { max: limits.textCharacters }));
  await expect(field("text")).toHaveValue("x".repeat(limits.textCharacters + 1));
  await field("text").fill("Klingt nach jemandem für die Disposition.");
  await press("comments:add");
  await expect(page.getByText(t("companyComment:notice.added"))).toBeVisible();
  await expect(page.getByText("Klingt nach jemandem für die Disposition.")).toBeVisible();
  await expect(field("text")).toHaveValue("");
  await expect(page.getByRole("article")).toContainText("Bilal Aydin");

  await page
    .getByRole("article")
    .getByRole("link", { name: t("comments:change") })
    .click();
  const changing = screenOf(page, ["companyComment"], "de", "formal");
  await expect(page).toHaveURL(/\/comments\/[\w-]+$/);
  const address = page.url();
  await changing.field("text").fill("Eher für das Lager.");
  await changing.press("submit");
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("article")).toContainText("Eher für das Lager.");

  await page.context().clearCookies();
  await signIn(page, owner, path);
  await expect(page.getByRole("article")).toContainText("Eher für das Lager.");
  await expect(page.getByRole("link", { name: t("comments:change") })).toHaveCount(0);
  await expect(link("comments:delete")).toHaveCount(0);
  expect((await page.goto(address))?.status()).toBe(404);
  expect((await page.goto(`${address}/delete`))?.status()).toBe(404);
});

test("a note that was changed elsewhere shows both texts; one that is gone says so", async ({ page, people }) => {
  const owner = await addConfidant(people);
  const sara = await people.addOneLike("sara");
  const opening = await people.addFitting(owner, [sara]);
  const path = await people.applicantPage(opening, sara);
  await signIn(page, owner, path);
  const { t, field, press } = wordsOf(page);
  await field("text").fill("Klingt gut.");
  await press("comments:add");
  await expect(page.getByRole("article")).toContainText("Klingt gut.");
  await page
    .getByRole("article")
    .getByRole("link", { name: t("comments:change") })
    .click();
  const { field: changed, press: pressThere } = screenOf(page, ["companyComment"], "de", "formal");
  await changed("text").fill("Von hier.");
  await people.changeComments(opening, "Von dort.");

  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await pressThere("submit");
  expect((await answer).status()).toBe(409);
  await expect(page.getByText("Von dort.").first()).toBeVisible();
  await expect(changed("text")).toHaveValue("Von hier.");
  await pressThere("submit");
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("article")).toContainText("Von hier.");

  await page
    .getByRole("article")
    .getByRole("link", { name: t("comments:delete") })
    .click();
  const { press: confirm } = screenOf(page, ["deleteComment"], "de", "formal");
  await page.waitForURL(/\/delete$/);
  await expect(page.getByText("Von hier.")).toBeVisible();
  const gone = page.url();
  await confirm("submit");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("companyComment:notice.deleted"))).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.goto(gone);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("companyComment:notice.gone"))).toBeVisible();
});
