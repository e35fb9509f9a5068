import type { Page } from "@playwright/test";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { freePort, startPortal } from "../world/portal.ts";
import { screenOf } from "../world/screen.ts";
import { test as base, expect } from "../world/test.ts";

/** A portal that companies have a host of their own for. */
const test = base.extend<object, { companyHost: string }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const portal = await startPortal({ PORT: await freePort(), COMPANY_HOSTS: "127.0.0.1" });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  companyHost: [({ portal }, use) => use(portal.url.replace("localhost", "127.0.0.1")), { scope: "worker" }],
  baseURL: ({ companyHost }, use) => use(companyHost),
});

/** The page shows that it is the company's: by title, colour and the name in the head. */
async function expectCompanySide(page: Page, path: string) {
  const { t } = companyScreen(page);
  await expect(page, path).toHaveTitle(new RegExp(`${t("portal.company")}$`));
  await expect(page.locator(".radix-themes"), path).toHaveAttribute("data-accent-color", "indigo");
  await expect(page.locator("header .word"), path).toContainText(t("wordmark.company.strong"));
}

const openToEveryone = [
  "/auth/company",
  "/auth/company/password-reset",
  "/auth/company/password-reset/unknown",
  "/cookies",
  "/maintenance",
  "/impressum",
  "/datenschutz",
  "/nutzungsbedingungen",
  "/vertraulichkeit",
  "/nowhere",
];

test.slow();

test("on the host of the companies every page is theirs and has no prefix", async ({ page, people }) => {
  const { t } = companyScreen(page, "legalTexts");
  for (const path of openToEveryone) {
    await page.goto(path);
    await expectCompanySide(page, path);
  }
  await page.goto("/");
  await page.waitForURL(/\/auth\/company\/sign-in\//);
  await companyScreen(page, "signIn").link("register").click();
  await page.waitForURL(/register$/);
  await expectCompanySide(page, "register");

  const email = await people.addOwner({ emailVerified: true });
  await people.makeColleague(email);
  const { path, companyName } = await people.inviteColleague(email);
  await signInAtCompany(page, email, "/companies");
  await expectCompanySide(page, "/companies");
  await companyScreen(page, "chooseCompany").press("submit");
  await page.waitForURL(/\/home$/);
  await expectCompanySide(page, "/home");

  const invitation = path.replace("/b2b", "");
  await page.goto(invitation);
  await expect(page.getByText(companyName).first()).toBeVisible();
  await companyScreen(page, "invitation").press("accept");
  await page.waitForURL(/\/home$/);
  await page.goto("/vertraulichkeit");
  await expect(companyScreen(page, "confidentiality").box("isPromised")).toBeVisible();
  await expect(page.getByText(t("documents.confidentiality.body").split("\n")[0]!)).toBeVisible();
  await page.goto("/b2b/home");
  await expectCompanySide(page, "/b2b/home");
});

test("signing in is in the language chosen there, says why it is asked for, and leads each tab to its own page", async ({
  page,
  context,
  companyHost,
  people,
}) => {
  const email = await people.addOwner({ emailVerified: true });
  await signInAtCompany(page, email, "/home");
  await page.goto("/home?lng=en");
  await people.expireSessionOf(email);

  const second = await context.newPage();
  const tabs = [
    { tab: page, path: "/employees" },
    { tab: second, path: "/invoices?year=2026" },
  ];
  await Promise.all(tabs.map(({ tab, path }) => tab.goto(path)));
  for (const { tab, path } of tabs) {
    const { t, field, press } = screenOf(tab, ["signIn"], "en");
    expect(new URL(tab.url()).origin).not.toBe(companyHost);
    await expect(tab.getByText(t("ended.expired.title"))).toBeVisible();
    await field("email").fill(email);
    await field("password").fill(demoPassword);
    await press("submit");
    await tab.waitForURL(companyHost + path);
  }

  const { t } = screenOf(page, ["signIn"], "en");
  await page.locator("header details.wide > summary").click();
  await page.locator("button:visible", { hasText: t("common:shell.signOut") }).click();
  await expect(page.getByText(t("common:notice.signedOut"))).toBeVisible();
  await expect(page.getByText(t("ended.expired.title"))).toBeHidden();
});
