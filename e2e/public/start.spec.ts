import { randomUUID } from "node:crypto";
import { companyScreen } from "../world/company.ts";
import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("the start page leads everybody to their side, and those who are signed in to their home", async ({
  page,
  signInLike,
}) => {
  const { t, link } = screenOf(page, ["start"]);
  const signIn = screenOf(page, ["signIn"]);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await expect(page).toHaveTitle(new RegExp(`${t("portal.programme")}$`));
  for (const side of ["applicant", "company", "advisor"] as const) {
    await page.goto("/");
    await page.locator("summary:visible", { hasText: t("signIn") }).click();
    await link(`as.${side}`).locator("visible=true").click();
    await page.waitForURL(new RegExp(`/auth/${side}/sign-in/`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(signIn.t(`greeting.${side}`));
  }
  await page.goto("/");
  await link("cv.begin").click();
  await page.waitForURL("/lebenslauf-generator");

  await signInLike("jonas");
  await page.goto("/");
  await page.waitForURL("/ds/home");
});

for (const [path, words] of [
  ["/", "start"],
  ["/fragen", "visitorQuestions"],
  ["/praxispartner", "partner"],
  ["/lebenslauf-generator", "cvStart"],
] as const)
  test(`search engines read what ${path} is about`, async ({ page }) => {
    await page.goto(path);
    const description = screenOf(page, [words]).t("description");
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
  });

test("a visitor gets from the start page to an answer, without signing in and in their language", async ({ page }) => {
  const { t, link, press } = screenOf(page, ["questions", "topics", "faqTexts"], "en");
  const main = page.getByRole("main");
  await page.goto("/?lng=en");
  await main.getByRole("link", { name: t("partnerSearch"), exact: true }).click();
  await expect(page).toHaveURL("/fragen#partnerSearch");
  await expect(page.getByRole("heading", { name: t("partnerSearch"), exact: true })).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(t("title")));
  const answer = page.getByText(t("partnerSearch.own.body"));
  await expect(answer).toBeHidden();
  await page.getByText(t("partnerSearch.own.title")).click();
  await expect(answer).toBeVisible();

  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("title"), exact: true })
    .click();
  await page.waitForURL("/fragen");
  await page.getByLabel(t("search")).fill("salary");
  await press("find");
  await expect(page).toHaveURL("/fragen?search=salary");
  const told = main.getByRole("status").filter({ hasText: t("found", { count: 1, search: "salary" }) });
  await expect(told).toBeVisible();
  await expect(page.getByText(t("dualStudy.pay.body"))).toBeVisible();
  await expect(page.getByText(t("dualStudy.what.title"))).toHaveCount(0);
  await link("showAll").click();
  await page.waitForURL("/fragen");
  await expect(page.getByText(t("dualStudy.what.title"))).toBeVisible();
});

test("a company asks to become a partner: what it typed stays, it is thanked, and gets a mail", async ({
  page,
  portal: { dataDirectory },
}) => {
  const email = `anfrage-${randomUUID()}@example.org`;
  const start = screenOf(page, ["start"]);
  const { t, field, press, summary, expectError } = companyScreen(page, "partner");
  await page.goto("/");
  await start.link("company.begin").click();
  await page.waitForURL("/praxispartner");
  await expect(page).toHaveTitle(new RegExp(`${t("portal.company")}$`));

  const typed = {
    name: "Tannenhof Möbelbau",
    street: "Sägewerkstraße 4",
    postalCode: "51545",
    firstName: "Henrike",
    lastName: "Tann",
    email,
    phone: "02291 4710",
    message: "Zwei Plätze ab Oktober.",
  };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await page.getByRole("checkbox", { name: "Informatik", exact: true }).check();
  await press("submit");
  await expect(summary).toBeVisible();
  await expectError("city", t("fields.city.errors.required"));
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  await expect(page.getByRole("checkbox", { name: "Informatik", exact: true })).toBeChecked();

  await field("city").fill("Waldbröl");
  await press("submit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("sent.title"));
  expect(await mailTo(email, dataDirectory)).toContain("Praxispartner");
});
