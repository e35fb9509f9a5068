import type { Page } from "@playwright/test";
import { applicantAtDesk } from "../world/desk.ts";
import { firmOwner } from "../world/firm.ts";
import { companyPages } from "../world/pages.ts";
import { expect, signIn, test } from "../world/test.ts";

test.slow();
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "The server marks the languages.");

/** Titles of openings, which companies write in German, that a screen reader would read as English. */
async function misreadTitles(page: Page, path: string) {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=en`);
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const misread: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isTitle = /^Duales Studium \p{Lu}/u.test(textContent ?? "");
      if (isTitle && parentElement?.closest<HTMLElement>("[lang]")?.lang !== "de") misread.push(textContent!);
    }
    return misread;
  });
}

test("WCAG 3.1.2: a company reads in English, and its openings' titles in German", async ({ page, people }) => {
  await people.promiseConfidentiality(firmOwner);
  await signIn(page, firmOwner, "/b2b/home");
  for (const path of [...companyPages, ...(await people.firmPages())])
    expect.soft(await misreadTitles(page, path), path).toEqual([]);
});

test("WCAG 3.1.2: so does the study advice", async ({ page, people }) => {
  const noah = await people.addOneLike("noah");
  await people.giveAdvisor(noah, "advisor@example.org");
  await signIn(page, "advisor@example.org", "/advisor");
  const sheet = applicantAtDesk(await people.idOf(noah));
  for (const path of [sheet, `${sheet}/job-openings`]) expect.soft(await misreadTitles(page, path), path).toEqual([]);
});

test("WCAG 3.1.2: in an English office a text is written and listed in its own language", async ({ page }) => {
  await signIn(page, "jutta@example.org", "/advisor/office");
  for (const language of ["de", "en"]) {
    await page.goto(`/advisor/office/texts/legal/legal.documents.confidentiality/${language}?lng=en`);
    await expect(page.locator("textarea[name=body]")).toHaveAttribute("lang", language);
  }
  await page.goto("/advisor/office/texts/mail/mail.company.employeeInvited/de?lng=en");
  await expect(page.locator("textarea[name=body]")).toHaveAttribute("lang", "de");
  await page.goto("/advisor/office/texts/faq?lng=en");
  await expect(page.getByRole("rowheader").first().locator("bdi")).toHaveAttribute("lang", "de");
});
