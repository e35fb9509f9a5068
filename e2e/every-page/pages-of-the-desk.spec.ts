import { sides } from "#contract/sides.ts";
import { deskPages, officePages } from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { signIn } from "../world/test.ts";
import { expect, test } from "../world/visit.ts";

for (const language of sides.advisor.languages)
  test.describe(language, () => {
    test.use({ language });

    test("the advisor's desk", async ({ page, people, visit }) => {
      const noah = await people.addOneLike("noah");
      await people.giveAdvisor(noah, "advisor@example.org");
      await signIn(page, "advisor@example.org", "/advisor");
      for (const path of [...deskPages, ...(await people.sheetPagesOf(noah))]) await visit(path);
    });

    test("the way through the inbox", async ({ page, people, visit }) => {
      const [lena, miriam] = [await people.addOneLike("lena"), await people.addStranger({ emailVerified: true })];
      await people.makeAdvisor(miriam);
      await people.giveAdvisor(lena, miriam);
      await people.askFor(lena, "Wann geht es weiter?");
      await signIn(page, miriam, "/advisor");
      const path = await page.getByRole("table").getByRole("link").first().getAttribute("href");
      await visit(path!);
    });

    test("the programme's office", async ({ page, open, look, visit }) => {
      const { press, summary } = screenOf(page, ["forms"], language, "neutral");
      await signIn(page, "jutta@example.org", "/advisor/office");
      for (const path of officePages) await visit(path);
      await open("/advisor/office/courses/new");
      await press("save");
      await expect(summary).toBeVisible();
      await look();
    });

    test("what the programme's office keeps, one of each", async ({ page, people, visit }) => {
      await signIn(page, "jutta@example.org", "/advisor/office");
      const kept = await people.keptPages();
      const company = kept.find((path) => /companies\/[^/]+$/.test(path))!;
      for (const path of [...kept, company.replace("/office", "")]) await visit(path);
    });
  });
