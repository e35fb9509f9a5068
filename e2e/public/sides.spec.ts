import type { Page } from "@playwright/test";
import { type Side, sides } from "#contract/sides.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, test } from "../world/test.ts";

/** The page carries the title and the colour of a side. */
async function expectSide(page: Page, side: Side) {
  const { t } = screenOf(page, []);
  await expect(page).toHaveTitle(new RegExp(`${t(`portal.${side}`)}$`));
  await expect(page.locator(".radix-themes")).toHaveAttribute("data-accent-color", sides[side].accent);
}

test("signing in at the company's side, and the pages that all sides share, are the company's", async ({
  page,
  people,
}) => {
  const email = await people.addOneLike("lena");
  await people.makeColleague(email);
  const company = screenOf(page, ["cookies", "maintenance"], "de", "formal");

  await page.goto("/auth/company");
  await expectSide(page, "company");
  await page.goto("/auth/company/password-reset");
  await expectSide(page, "company");
  await page.goto("/auth/company");
  await fillInSignIn(page, email);
  await page.waitForURL("/b2b/home");

  await page.goto("/cookies");
  await expectSide(page, "company");
  await expect(page.getByText(company.t("lead.none"))).toBeVisible();
  await page.goto("/maintenance?change=unknown");
  await expectSide(page, "company");
  await expect(page.getByText(company.t("unknown.text"))).toBeVisible();
  await page.goto("/nowhere");
  await expectSide(page, "company");
  await expect(page.getByText(company.t("error.reset.portal"))).toBeVisible();
  await page.goto("/lebenslauf-generator");
  await expect(page).toHaveTitle(new RegExp(`${company.t("portal.cvGenerator")}$`));
});

test("a visitor who is not signed in sees the applicants' side there, also after a look at another one", async ({
  page,
}) => {
  await page.goto("/cookies");
  await expectSide(page, "applicant");
  await page.goto("/b2b/nowhere");
  await expectSide(page, "company");
  await page.goto("/cookies");
  await expectSide(page, "applicant");
});
