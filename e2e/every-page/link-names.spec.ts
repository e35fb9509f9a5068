import type { Page } from "@playwright/test";
import { firmOwner } from "../world/firm.ts";
import { expect, signIn, test } from "../world/test.ts";

/** Names that links in the page's lists share though they lead to different places. */
const sharedNames = (page: Page) =>
  page.locator("main :is(tbody, .tasks) a[href]").evaluateAll((links) => {
    const placesOf = new Map<string, Set<string>>();
    for (const link of links) {
      const name = link.getAttribute("aria-label") ?? link.textContent ?? "";
      placesOf.set(name, (placesOf.get(name) ?? new Set()).add((link as HTMLAnchorElement).pathname));
    }
    return [...placesOf].flatMap(([name, places]) => (places.size > 1 ? [name] : []));
  });

test("in the inbox the links to several things about one person say which is which", async ({ page, people }) => {
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.handInDocumentOf(lena, "CertifiedCopyUEC");
  await people.askFor(lena, "Wann geht es weiter?");
  await signIn(page, miriam, `/advisor?search=${encodeURIComponent(lena)}`);
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  expect(await sharedNames(page)).toEqual([]);
});

test("among the office's mails a link says to whom one goes that exists on every side", async ({ page }) => {
  await signIn(page, "jutta@example.org", "/advisor/office/texts/mail");
  expect(await page.getByRole("rowheader").count()).toBeGreaterThan(1);
  expect(await sharedNames(page)).toEqual([]);
});

test("at a company's home a link to a draft says which draft, and a button that hides a hint which hint", async ({
  page,
  people,
}) => {
  await people.promiseConfidentiality(firmOwner);
  await signIn(page, firmOwner, "/b2b/home");
  for (const named of [page.locator('.tasks a[href$="/manage"]'), page.locator('button[value="hide"]')]) {
    const names = await named.allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  }
});
