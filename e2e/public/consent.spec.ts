import type { BrowserContext, Page } from "@playwright/test";
import { openCookies } from "#app/cookies.server.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { pdf } from "../world/files.ts";
import { startPortal } from "../world/portal.ts";
import { screenOf } from "../world/screen.ts";
import { test as base, expect, fillInSignIn, takenOver } from "../world/test.ts";
import { startTrackers } from "./trackers.ts";

interface Around {
  trackers: Awaited<ReturnType<typeof startTrackers>>;
}

/** A portal with services that need a consent. */
const test = base.extend<object, Around>({
  trackers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const trackers = await startTrackers();
      await use(trackers);
      await trackers.stop();
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ trackers }, use) => {
      const portal = await startPortal(trackers.settings);
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

type Heard = [string, ...unknown[]][];
/** What the services' scripts were told in this page; nothing in one that is being left. */
const heardIn = (page: Page) => page.evaluate(() => (window as { heard?: Heard }).heard ?? []).catch((): Heard => []);
const namesHeardIn = async (page: Page) => (await heardIn(page)).map(([name]) => name);
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** As if the reader had looked at the page for a while. */
async function waitAWhile(page: Page, isPlain: boolean) {
  if (isPlain) return;
  await takenOver(page);
  await page.clock.runFor(30_000);
}

let broken: string[] = [];
test.beforeEach(async ({ page, trackers }, { project }) => {
  trackers.asked.length = 0;
  broken = [];
  page.on("console", (message) => /Content.Security.Policy/i.test(message.text()) && broken.push(message.text()));
  if (project.name !== "plain") await page.clock.install();
});
test.afterEach(() => expect(broken).toEqual([]));

test("nothing is loaded before the visitor has answered", async ({ page, context, trackers }, { project }) => {
  const { t } = screenOf(page, ["consent"]);
  await page.goto("/impressum");
  await waitAWhile(page, project.name === "plain");

  await expect(page.getByRole("region", { name: t("question") })).toBeVisible();
  expect(trackers.asked).toEqual([]);
  expect(await cookiesOf(context)).not.toContain("AMP_visitor");
});

test("a visitor who denies stays on the page and is not asked again, and nothing is loaded", async ({
  page,
  trackers,
}, { project }) => {
  const { t, press } = screenOf(page, ["consent"]);
  await page.goto("/impressum");
  await press("deny");

  await expect(page.getByText(t("notice.consent"))).toBeVisible();
  await expect(page).toHaveURL("/impressum");
  await page.goto("/datenschutz");
  await waitAWhile(page, project.name === "plain");
  await expect(page.getByRole("region", { name: t("question") })).toHaveCount(0);
  expect(trackers.asked).toEqual([]);
});

test("the ticked boxes decide what may be loaded", async ({ page }) => {
  const { t, press } = screenOf(page, ["consent"]);
  await page.goto("/cookies");
  await page.getByLabel(t("service.productTours.label")).check();
  await press("save");

  await expect(page).toHaveURL("/cookies");
  await expect(page.getByText(t("notice.consent"))).toBeVisible();
  await expect(page.getByLabel(t("service.productTours.label"))).toBeChecked();
  await expect(page.getByLabel(t("service.analytics.label"))).not.toBeChecked();
});

test("every cookie that the portal sets is listed", async ({ page }) => {
  await page.goto("/cookies");
  for (const { name } of Object.values(openCookies({ isSecure: false })))
    await expect(page.getByText(name, { exact: true }), name).toBeVisible();
});

test("the question hides nothing that has the focus, and comes last", async ({ page }) => {
  const { t } = screenOf(page, ["consent"]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/auth/applicant/password-reset");
  const banner = page.getByRole("region", { name: t("question") });
  const isWithin = () => banner.evaluate((element) => element.contains(document.activeElement));
  do {
    await page.keyboard.press("Tab");
    const { y, height } = (await page.locator(":focus").boundingBox())!;
    const top = (await banner.boundingBox())!.y;
    if (!(await isWithin())) expect(y + height).toBeLessThanOrEqual(top);
  } while (!(await isWithin()));
  for (const key of ["accept", "deny", "save"])
    await expect(banner.getByRole("button", { name: t(key) })).toBeVisible();
});

test("an applicant's answer is kept in the account as well", async ({ page, people, signInLike }) => {
  const { t, press } = screenOf(page, ["consent"]);
  const email = await signInLike("lena");
  await press("accept");
  await expect(page.getByText(t("notice.consent"))).toBeVisible();
  expect(await people.consentsOf(email)).toMatchObject({ amplitude: "opt_in_single" });

  await page.goto("/cookies");
  await press("deny");
  await expect(page.getByLabel(t("service.analytics.label"))).not.toBeChecked();
  expect(await people.consentsOf(email)).toMatchObject({ amplitude: "opt_out" });
});

test("answers given before signing in become the account's, and the profile shows them", async ({ page, people }) => {
  const { press, box } = screenOf(page, ["profileNotifications", "consents", "consent"]);
  const email = await people.addOneLike("lena");
  await page.goto("/ds/home");
  await press("consent:accept");
  await expect(page.getByText(screenOf(page, []).t("common:notice.consent"))).toBeVisible();
  await fillInSignIn(page, email);
  await expect(page).toHaveURL("/ds/home");
  expect(await people.consentsOf(email)).toMatchObject({ amplitude: "opt_in_single" });
  await page.goto("/ds/profile/3");
  await expect(box("consents.amplitude")).toBeChecked();
});

test("an account that refused ends in this browser what was accepted before signing in", async ({ page, people }) => {
  const { t, press } = screenOf(page, ["consent"]);
  const email = await people.addOneLike("lena");
  await people.refuse(email, "amplitude");
  await page.goto("/ds/home");
  await press("accept");
  await expect(page.getByText(t("common:notice.consent"))).toBeVisible();
  await fillInSignIn(page, email);
  await expect(page).toHaveURL("/ds/home");
  expect(await people.consentsOf(email)).toMatchObject({ amplitude: "opt_out" });
  await page.goto("/cookies");
  await expect(page.getByLabel(t("service.analytics.label"))).not.toBeChecked();
});

test("a link with a campaign is counted once, and leads to the clean address", async ({ page, people }) => {
  await page.goto("/impressum?t=flyer-7&utm_source=flyer&utm_medium=print&lng=en");
  await expect(page).toHaveURL("/impressum?lng=en");
  await page.reload();
  await expect.poll(() => people.visitsBy("flyer-7")).toBeGreaterThan(0);
  const before = await people.visitsBy("flyer-7");
  await page.goto("/datenschutz?t=flyer-7");
  await expect.poll(() => people.visitsBy("flyer-7")).toBe(before + 1);
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without script nothing is ever loaded");

  test("after consent each service loads once, and gets page views and the campaign", async ({ page, trackers }) => {
    const { press, link } = screenOf(page, ["consent", "cookies"]);
    await page.goto("/impressum?utm_source=flyer");
    await press("accept");
    await expect.poll(() => namesHeardIn(page)).toContain("campaign_visited");
    await link("shell.cookies").click();
    await expect(page).toHaveURL("/cookies");
    await expect.poll(() => heardIn(page)).toContainEqual(["page_view", { page: "shared/cookies" }]);

    const heard = await heardIn(page);
    expect(heard).toContainEqual(["init", "key-1", "EU"]);
    expect(heard).toContainEqual(["campaign_visited", { utm_source: "flyer" }]);
    expect(heard).toContainEqual(["productTours", ["init", "workspace-1", "de"]]);
    const loaded = trackers.asked.filter((path) => path.endsWith(".js")).sort();
    expect(loaded).toEqual(["/analytics.js", "/experiments.js", "/tours.js"]);
    await expect.poll(() => trackers.asked).toEqual(expect.arrayContaining(["/collect", "/pixel"]));
  });

  test("the campaign is not forgotten during the sign-in", async ({ page, people }) => {
    const { press } = screenOf(page, ["consent"]);
    const email = await people.addOneLike("lena");
    await page.goto("/ds/home?utm_source=flyer");
    await press("accept");
    await fillInSignIn(page, email);
    await expect.poll(() => heardIn(page)).toContainEqual(["campaign_visited", { utm_source: "flyer" }]);
  });

  test("typed text stays when the question is answered", async ({ page, signInLike }) => {
    const { field, press, t } = screenOf(page, ["motivation", "consent"]);
    await signInLike("lena", "/ds/application/search/3");
    await field("motivationText").fill("Das schreibe ich gerade, und es bleibt stehen.");
    await press("consent:accept");
    await expect(page.getByText(t("notice.consent"))).toBeVisible();
    await expect(field("motivationText")).toHaveValue("Das schreibe ich gerade, und es bleibt stehen.");
  });

  test("a message that is being written stays when the question is answered", async ({ page, signInLike }) => {
    const { field, press, t } = screenOf(page, ["support", "message", "contact", "consent"]);
    await signInLike("lena", "/ds/contact/3");
    await field("subject").fill("Vergessene Unterlagen");
    await field("file").setInputFiles(pdf("Zeugnis.pdf"));
    await press("consent:accept");
    await expect(page.getByText(t("notice.consent"))).toBeVisible();
    await expect(field("subject")).toHaveValue("Vergessene Unterlagen");
    expect(await field("file").evaluate((file: HTMLInputElement) => file.files?.[0]?.name)).toBe("Zeugnis.pdf");
  });

  test("withdrawing removes the services and their cookies, except for the tours'", async ({
    page,
    context,
    trackers,
  }) => {
    const { t, press } = screenOf(page, ["consent"]);
    await page.goto("/cookies");
    await press("accept");
    await expect.poll(() => cookiesOf(context)).toEqual(expect.arrayContaining(["AMP_visitor", "ABTasty", "tours"]));

    trackers.asked.length = 0;
    await press("deny");
    await expect(page.getByText(t("notice.consent"))).toBeVisible();
    await expect.poll(() => heardIn(page)).toEqual([]);
    await waitAWhile(page, false);
    expect(trackers.asked).toEqual([]);
    const left = await cookiesOf(context);
    expect(left).toContain("tours");
    expect(left).not.toContain("AMP_visitor");
    expect(left).not.toContain("ABTasty");
  });

  test("an opt-in that is taken back in the profile ends the service, and is said to be saved", async ({
    page,
    trackers,
    signInLike,
  }) => {
    const { t, press, box } = screenOf(page, ["profileNotifications", "consents", "profile", "consent"]);
    await signInLike("lena", "/ds/profile/3");
    await press("consent:accept");
    await expect.poll(() => trackers.asked).toContain("/analytics.js");
    await page.reload();
    await expect.poll(() => namesHeardIn(page)).toContain("analytics");

    await box("consents.amplitude").uncheck();
    await press("forms:save");
    await expect.poll(() => namesHeardIn(page)).not.toContain("analytics");
    await expect(page.getByText(t("notice.saved"))).toBeVisible();
    await expect(box("consents.amplitude")).not.toBeChecked();
  });

  test("answers of the onboarding are reported after the redirect", async ({ page, people, signInLike }) => {
    const { t, field, choose, press } = screenOf(page, ["onboarding", "answers", "consent"]);
    await people.restartOnboardingOf(await signInLike("jonas"));
    await page.goto("/ds/home");
    await press("accept");
    await expect(page.getByText(t("notice.consent"))).toBeVisible();
    await press("welcome.begin");
    await choose("universityEntranceQualification", t("qualification.Meisterbrief"));
    await field("germanLevel").selectOption("4");
    await press("continue");

    await expect(page).toHaveURL("/ds/home");
    await expect.poll(() => namesHeardIn(page)).toContain("onboarding_hzbBw_saved");
    const heard = await heardIn(page);
    expect(heard).toContainEqual(["onboarding_germanLanguage_saved", { german_level: "B2" }]);
    expect(heard).toContainEqual(["onboarding_hzb_saved", { hzb_type: "Meisterbrief" }]);
  });

  test("the names of changed answers are reported after the redirect", async ({ page, signInLike }) => {
    const { t, choose, press } = screenOf(page, ["distance", "consent"]);
    await signInLike("jonas");
    await press("accept");
    await expect(page.getByText(t("notice.consent"))).toBeVisible();
    await page.goto("/ds/application/search/2");
    await choose("ownCar", t("no"));
    await press("steps:save");
    await expect(page).toHaveURL("/ds/home");
    await expect.poll(() => heardIn(page)).toContainEqual(["account_field_changed", { field: "ownCar" }]);
  });

  test("the variations that an applicant was shown are kept", async ({ page, people, signInLike }) => {
    const { press } = screenOf(page, ["consent"]);
    const email = await signInLike("lena");
    await press("accept");
    await expect.poll(() => people.experimentsOf(email)).toEqual([["42", "7", "visitor-1"]]);
  });

  test("an account that refused in another browser is not measured here either", async ({
    page,
    people,
    signInLike,
  }) => {
    const { press } = screenOf(page, ["consent"]);
    const email = await signInLike("lena");
    await press("accept");
    await expect.poll(() => namesHeardIn(page)).toContain("analytics");
    await people.refuse(email, "amplitude");
    await page.goto("/ds/faq");
    await expect.poll(() => namesHeardIn(page)).toContain("productTours");
    expect(await namesHeardIn(page)).not.toContain("analytics");
  });

  test("no third-party script runs on a page with a password", async ({ page, trackers }) => {
    const { press } = screenOf(page, ["consent"]);
    await page.goto("/cookies");
    await press("accept");
    await expect.poll(() => trackers.asked).toContain("/analytics.js");
    trackers.asked.length = 0;
    await page.goto("/auth/applicant/password-reset");
    await waitAWhile(page, false);
    expect(trackers.asked).toEqual([]);
  });
});

test.describe("the question", () => {
  test.use({ bypassCSP: true, javaScriptEnabled: true });
  for (const colorScheme of ["light", "dark"] as const)
    test(`${colorScheme}: is accessible`, async ({ page }) => {
      const { t } = screenOf(page, ["consent"]);
      await page.emulateMedia({ colorScheme });
      await page.goto("/impressum");
      await expectNoViolation(page);
      await page.getByText(t("choose")).click();
      await expectNoViolation(page);
      await page.goto("/cookies");
      await expectNoViolation(page);
    });
});
