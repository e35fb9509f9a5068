import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const wordsOf = (page: Page, ...more: string[]) =>
  screenOf(page, [...more, "companyApplicant", "companyMatch", "history", "seenApplicant"], "de", "formal");
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
  const opening = await people.addOpening(owner);
  const sara = await people.addOneLike("sara");
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
  await expect(page.getByText(t("turn.company"))).toBeVisible();
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
