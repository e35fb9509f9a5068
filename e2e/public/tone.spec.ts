import type { Page } from "@playwright/test";
import type { Tone } from "#contract/sides.ts";
// @ts-expect-error the script is plain JavaScript
import { wrongTone } from "../../scripts/wrong-tone.js";
import { applicantPages } from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, test } from "../world/test.ts";

const told = (lines: string[], tone: Tone) =>
  lines.flatMap((line) => (wrongTone(line, tone) as string[]).map((problem) => `${line} ${problem}`));

/** Nobody is addressed otherwise in what the page shows. */
async function expectTone(page: Page, tone: Tone) {
  const shown = await page.locator("body").innerText();
  expect(shown.trim()).not.toBe("");
  expect(told([await page.title(), ...shown.split("\n")], tone)).toEqual([]);
}

/** What a page that was sent says, piece by piece, without what its reader wrote. */
const saidIn = (html: string) =>
  html
    .replace(/<(script|style|textarea)\b.*?<\/\1>/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

/** The pages of a company's people, as their words are. */
const screenFor = (page: Page, ...namespaces: string[]) => screenOf(page, namespaces, "de", "formal");

test("people signing in to the company portal are addressed with Sie, even in errors", async ({ page }) => {
  const signIn = screenFor(page, "signIn");
  await page.goto("/auth/company");
  await expect(page.getByText(signIn.t("lead.company"))).toBeVisible();
  await expectTone(page, "formal");
  await signIn.press("submit");
  await expect(signIn.summary).toBeVisible();
  await expectTone(page, "formal");
  await signIn.field("email").fill("niemand@example.org");
  await signIn.field("password").fill("drei falsche Wörter");
  await signIn.press("submit");
  await expect(signIn.summary).toContainText(signIn.t("errors:credentials"));
  await expectTone(page, "formal");
});

test("a forgotten password of a company's people is replaced with Sie", async ({ page }) => {
  const forgot = screenFor(page, "forgotPassword");
  const reset = screenFor(page, "resetPassword");
  await page.goto("/auth/company");
  await screenFor(page, "signIn").link("forgot").click();
  await page.waitForURL("/auth/company/password-reset");
  await expectTone(page, "formal");
  await forgot.field("email").fill("niemand@example.org");
  await forgot.press("submit");
  await expect(page.getByText(forgot.t("sent", { count: 60 }))).toBeVisible();
  await expectTone(page, "formal");

  await page.goto("/auth/company/password-reset/unknown");
  await expectTone(page, "formal");
  await reset.field("password").fill("wieder ganz andere Wörter");
  await reset.press("submit");
  await expect(reset.summary).toContainText(reset.t("errors:resetLinkExpired"));
  await expectTone(page, "formal");
});

test("the code from the mail is asked for with Sie", async ({ page, people }) => {
  const { t, field, press, summary } = screenFor(page, "code");
  await page.goto("/auth/company");
  await fillInSignIn(page, await people.addOwner({ emailVerified: false }));
  await expect(page.getByText(t("nothingArrived"))).toBeVisible();
  await expectTone(page, "formal");
  await field("code").fill("1");
  await press("submit");
  await expect(summary).toContainText(t("errors:code"));
  await expectTone(page, "formal");
});

test("shared pages use the tone of the signed-in person's side", async ({ page, people }) => {
  await page.goto("/auth/company");
  await fillInSignIn(page, await people.addOwner({ emailVerified: true }));
  await page.waitForURL("/b2b/home");
  await page.goto("/b2b/nowhere");
  await expect(page.getByText(screenFor(page).t("error.write"))).toBeVisible();
  for (const path of [
    "/b2b/home",
    "/b2b/nowhere",
    "/maintenance",
    "/maintenance?change=unknown",
    "/cookies",
    "/nowhere",
    "/impressum",
  ]) {
    await page.goto(path);
    await expectTone(page, "formal");
  }
  await page.goto("/cookies");
  await expect(page.getByText(screenFor(page, "cookies").t("cookie.session"))).toBeVisible();
});

test("advisors are addressed neither with du nor with Sie when they sign in", async ({ page }) => {
  for (const path of ["/auth/advisor", "/auth/advisor/password-reset", "/auth/advisor/password-reset/unknown"]) {
    await page.goto(path);
    await expectTone(page, "neutral");
  }
});

test("no page of an applicant says Sie", async ({ page, signInLike }) => {
  await page.goto("/auth/applicant");
  await expectTone(page, "informal");
  await signInLike("sara");
  for (const path of [...applicantPages, "/maintenance", "/cookies", "/nowhere"]) {
    const said = saidIn(await (await page.request.get(path)).text());
    expect(said.length, path).toBeGreaterThan(10);
    expect(told(said, "informal"), path).toEqual([]);
  }
});
