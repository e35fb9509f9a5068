import { sides } from "#contract/sides.ts";
import { applicantRefusals, beRefused, companyRefusals } from "../world/company-refusals.ts";
import { firmOwner } from "../world/firm.ts";
import { companyPages } from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { signIn } from "../world/test.ts";
import { expect, test } from "../world/visit.ts";

for (const language of sides.company.languages)
  test.describe(language, () => {
    test.use({ language });

    test("pages of a company's people", async ({ page, people, open, look, visit }) => {
      const { press, summary } = screenOf(page, ["confidentiality"], language, "formal");
      await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/home");
      // Before the promise, the page that shows applicants leads to it.
      for (const path of companyPages.filter((path) => path !== "/b2b/students")) await visit(path);
      await open("/b2b/vertraulichkeit");
      await press("submit");
      await expect(summary).toBeVisible();
      await look();
    });

    test("job openings", async ({ page, people, visit }) => {
      const owner = await people.addOwner({ emailVerified: true });
      await signIn(page, owner, "/b2b/job-openings");
      await visit("/b2b/job-openings");
      for (const path of await people.openingPagesFor(owner, await people.addOneLike("sara"))) await visit(path);
    });

    test("pages of a company at full work", async ({ page, people, visit }) => {
      await people.promiseConfidentiality(firmOwner);
      await signIn(page, firmOwner, "/b2b/profile/settings");
      const news = await people.oldestNewsFor("company");
      for (const path of [...(await people.firmPages()), `/b2b/news/${news.id}`]) await visit(path);
    });

    test("forms with errors", async ({ page, people, look }) => {
      const owner = await people.addOwner({ emailVerified: true });
      const pages = await people.openingPagesFor(owner, await people.addOneLike("sara"));
      await signIn(page, owner, "/b2b/profile/settings");
      for (const refusal of [...companyRefusals, ...applicantRefusals(pages)]) {
        await beRefused(page, refusal, language);
        await look();
      }
    });

    test("the choice between companies, an invitation, and the company that was chosen", async ({
      page,
      people,
      open,
      look,
      visit,
      layOut,
    }) => {
      const email = await people.addOwner({ emailVerified: true });
      await people.makeColleague(email);
      await people.promiseConfidentiality(email);
      const { path } = await people.inviteColleague(email);
      await signIn(page, email, "/b2b/companies");
      for (const shown of ["/b2b/companies", path, `${path}/decline`]) await visit(shown);
      for (const missing of ["/b2b/companies?company=unknown", "/b2b/invitation/unknown"]) {
        const answer = await open(missing);
        expect.soft(answer?.status(), missing).toBe(404);
        await look();
      }
      await open("/b2b/companies");
      await page.locator("main form button").first().click();
      await page.waitForURL("/b2b/home");
      for (const path of companyPages) await layOut(path);
    });

    test("pages for people of no company", async ({ page, people, visit }) => {
      await signIn(page, await people.addStranger({ emailVerified: true }), "/b2b/companies");
      await visit("/b2b/companies");
    });
  });
