import { randomUUID } from "node:crypto";
import { codeOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test.beforeEach(async ({ signInLike }) => {
  await signInLike("jonas", "/ds/bringafriend");
});

test("a registration by the link counts for the person who sent it", async ({ page, browser, portal }) => {
  const { t } = screenOf(page, ["bringAFriend"]);
  await expect(page.getByText(t("nobody"))).toBeVisible();
  const link = await page.getByLabel(t("link.label")).inputValue();

  const friend = await (await browser.newContext()).newPage();
  const email = `friend-${randomUUID().slice(0, 8)}@example.org`;
  const registration = screenOf(friend, ["register", "signIn", "code", "onboarding"]);
  await friend.goto(new URL(link).pathname);
  await expect(friend.getByText(registration.t("signIn:invited.applicant.title"))).toBeVisible();
  await registration.link("signIn:register").first().click();
  // The sign-in's page has the same fields, and the address changes before the page does.
  await expect(registration.button("submit")).toBeVisible();
  await registration.field("email").fill(email);
  await registration.field("password").fill("drei stille Häfen");
  await registration.press("submit");
  await friend.waitForURL(/code$/);
  await registration.field("code").fill(codeOf(await mailTo(email, portal.dataDirectory)));
  await registration.press("code:submit");
  await expect(friend).toHaveURL("/ds/onboarding");

  await page.reload();
  await expect(page.getByText(t("registered", { count: 1 }))).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test("a link that was cut off leads to the start page, which says so", async ({ page, browser }) => {
  const { t } = screenOf(page, ["bringAFriend"]);
  const link = await page.getByLabel(t("link.label")).inputValue();
  const friend = await (await browser.newContext()).newPage();
  const start = screenOf(friend, ["start"]);
  for (const rest of [link.slice(0, -3), link.slice(0, link.lastIndexOf("/"))]) {
    await friend.goto(new URL(rest).pathname);
    await expect(friend).toHaveURL("/");
    await expect(friend.getByText(start.t("notice.cutOff"))).toBeVisible();
    await expect(start.link("applicant.begin")).toBeVisible();
  }
});

test("the link can be scanned and shared; nothing is loaded from elsewhere for that", async ({ page }) => {
  const { t } = screenOf(page, ["bringAFriend"]);
  const link = await page.getByLabel(t("link.label")).inputValue();
  await expect(page.getByRole("img", { name: t("qr.label") })).toBeVisible();
  for (const [name, address] of [
    ["share.whatsapp", "https://wa.me/?text="],
    ["share.email", "mailto:?subject="],
  ] as const) {
    const href = (await page.getByRole("link", { name: t(name) }).getAttribute("href")) ?? "";
    expect(href.startsWith(address)).toBe(true);
    expect(decodeURIComponent(href)).toContain(link);
  }
});

test("the link is copied with script; without script there is no copy button", async ({ page }, { project }) => {
  const { t, button } = screenOf(page, ["bringAFriend"]);
  if (project.name === "plain") return expect(button("link.copy")).toHaveCount(0);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button("link.copy").click();
  await expect(page.getByText(t("link.copied"))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByLabel(t("link.label")).inputValue());
});

test("people register for a campaign, then take part; each page shows their progress", async ({ page }) => {
  const { t } = screenOf(page, ["bringAFriend"]);
  const row = page.getByRole("listitem").filter({ hasText: "Campus-Tag zu zweit" });
  await expect(row).toContainText(t("campaign.state.open"));

  await row.getByRole("button", { name: t("campaign.register") }).click();
  await expect(row.getByText(t("notice.register"))).toBeVisible();
  await expect(row).toBeInViewport();
  await row.getByRole("button", { name: t("campaign.participate") }).click();
  await expect(page.getByText(t("notice.participate"))).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect(row).toContainText(t("campaign.state.done", { date: "" }).split(" am ")[0] ?? "");
});
