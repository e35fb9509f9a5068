import { expectNoViolation } from "../world/accessible.ts";
import { firmOwner } from "../world/firm.ts";
import { signIn, test } from "../world/test.ts";

// axe needs a browser that runs it.
test.use({ bypassCSP: true, javaScriptEnabled: true });

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: pages stay readable when the system sets the colours`, async ({ page, signInLike }, {
    project,
  }) => {
    test.skip(project.name === "plain", "both run scripts here");
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/ds/home");
    await expectNoViolation(page);
    await signInLike("mia");
    for (const path of ["/ds/home", "/ds/application/search/1", "/ds/nowhere"]) {
      await page.goto(path);
      await expectNoViolation(page);
    }
  });

  test(`${colorScheme}: a company's pages do as well`, async ({ page, people }, { project }) => {
    test.skip(project.name === "plain", "both run scripts here");
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await people.promiseConfidentiality(firmOwner);
    await signIn(page, firmOwner, "/b2b/home");
    const pages = ["home", "job-openings", "students", "company", "company/payment", "employees", "invoices", "help"];
    for (const path of pages.map((page) => `/b2b/${page}`)) {
      await page.goto(path);
      await expectNoViolation(page);
    }
  });
}
