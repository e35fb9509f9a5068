import type { Page } from "@playwright/test";
import { type Failure, test } from "../world/portal-apart.ts";
import { screenOf } from "../world/screen.ts";
import { expect } from "../world/test.ts";

const id = "3f0e2f52-0a8e-4a8e-9d39-0a9b6a3f1c11";
const open = (path: string) => (page: Page) => page.goto(path);

/** Files and acts that have no page, the call that they need, and how they are asked for. */
const kinds: { what: string; call: RegExp; ask: (page: Page) => Promise<unknown> }[] = [
  { what: "a document", call: /\/documents\/[^/]+\/preview/, ask: open(`/documents/${id}/preview`) },
  { what: "an attachment", call: /\/support-tickets\/attachments\//, ask: open(`/ds/contact/attachments/${id}`) },
  { what: "the advisor's picture", call: /\/advisor-pictures\//, ask: open(`/advisor-pictures/${id}`) },
  { what: "the data export", call: /\/account\/export/, ask: open("/ds/my-data/export") },
  { what: "a calendar file", call: /\/calendar/, ask: open(`/ds/selfmatching/${id}/calendar`) },
  {
    what: "the portfolio",
    call: /\/application-portfolio/,
    async ask(page) {
      await page.goto("/ds/portfolio");
      await screenOf(page, ["portfolio"], "en").press("download");
    },
  },
];

const failures: [Failure, number][] = [
  [{ code: 500 }, 500],
  [{ code: 403 }, 403],
  [{ page: 502 }, 502],
];

test.afterEach(({ way }) => way.recover());

test("for every failure of a file the error view gives the code, in the reader's language", async ({
  page,
  way,
  signInLike,
}) => {
  const { t, link } = screenOf(page, [], "en");
  await signInLike("sara");
  await page.goto("/ds/home?lng=en");
  for (const { what, call, ask } of kinds)
    for (const [failure, code] of failures)
      await test.step(`${what}, ${code}`, async () => {
        await way.fallIll(failure, call);
        const answered = page.waitForResponse((answer) => answer.status() >= 400);
        await ask(page);
        expect((await answered).status()).toBe(code);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.title"));
        await expect(page.getByText(t("error.code", { code: String(code) }))).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(link("error.reload")).toBeVisible();
        await expect(page.getByText("refused")).toHaveCount(0);
        await way.recover();
      });
});

test("from there the portal can be reset, storage and all, though the page has no script", async ({
  page,
  way,
  signInLike,
  javaScriptEnabled,
}) => {
  const { press } = screenOf(page, []);
  await signInLike("sara");
  await way.fallIll({ code: 500 }, /\/calendar/);
  await page.goto(`/ds/selfmatching/${id}/calendar`);
  await expect(page.locator("script")).toHaveCount(0);
  if (javaScriptEnabled !== false) await page.evaluate(() => sessionStorage.setItem("kept", "yes"));
  await press("error.resetPortal");
  await expect(page).toHaveURL("/");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");
  if (javaScriptEnabled !== false) await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a document that does not exist is not found", async ({ page, signInLike }) => {
  const { t } = screenOf(page, []);
  await signInLike("sara");
  const answer = await page.goto(`/documents/${id}/preview`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(t("error.404.lead"))).toBeVisible();
});

test("a script's request is answered as before, because it shows no page", async ({ page, way, signInLike }) => {
  await signInLike("sara");
  await way.fallIll({ code: 500 }, /\/calendar/);
  const headers = { "Sec-Fetch-Dest": "empty" };
  const answer = await page.request.get(`/ds/selfmatching/${id}/calendar`, { headers });
  expect(answer.status()).toBe(500);
  expect(answer.headers()["content-type"]).toContain("application/json");
});

test("a failure to print a CV is shown where the CV was requested", async ({ page, way }) => {
  const { t, field, press } = screenOf(page, ["cvProfil", "cv"]);
  await page.goto("/lebenslauf-generator/input/profil");
  await field("firstName").fill("Mia");
  await field("lastName").fill("Hoffmann");
  await press("next.education");
  await page.waitForURL("/lebenslauf-generator/input/education");
  for (const [code, reason] of [
    [500, "notPrinted"],
    [503, "errors:busy"],
    [429, "errors:tooMany"],
  ] as const) {
    await way.fallIll({ code }, /^POST /);
    await page.goto("/lebenslauf-generator/pdf");
    await expect(page).toHaveURL("/lebenslauf-generator/send");
    await expect(page.getByText(t(reason))).toBeVisible();
  }
});

test("signing out ends the session, and a failing provider is reported in words", async ({ page, way, signInLike }) => {
  const { t } = screenOf(page, ["plain", "applicant"]);
  await signInLike("sara");
  await way.fallIll({ code: 500 });
  await page.locator("summary:visible", { hasText: t("nav.account") }).click();
  await page.locator("button:visible", { hasText: t("common:shell.signOut") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title.503"));
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "session" }));
});
