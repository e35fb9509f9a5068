import { randomUUID } from "node:crypto";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

test("a company reads its own news, item by item, and an applicant's is not found", async ({ page, people }) => {
  const title = `Studienstart ${randomUUID().slice(0, 6)} ist offen`;
  await people.publishForCompanies(title);
  const foreign = await people.oldestNewsFor("applicant");
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/news");
  const { link } = screenOf(page, ["news"], "de", "formal");
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/b2b\/news\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await link("all").click();
  await expect(page).toHaveURL("/b2b/news");
  await expect(page.getByRole("link", { name: foreign.title })).toHaveCount(0);

  const answer = await page.goto(`/b2b/news/${foreign.id}`);
  expect(answer?.status()).toBe(404);
});
