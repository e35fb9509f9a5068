import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { linkOf, mailTo } from "../world/outbox.ts";
import { register } from "../world/register.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const drawPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#a9714b" } })
    .jpeg()
    .toBuffer();

const advisors = "/advisor/office/advisors";

test("the office adds an advisor, who registers by the mail, is locked out and let in again", async ({
  page,
  people,
  portal: { dataDirectory },
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.slow();
  const words = ["officeAdvisors", "office", "signInBlocks"];
  const { t, field, box, button, press, link, expectError } = screenOf(page, words, "de", "neutral");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, advisors);

  const email = `ada-${randomUUID()}@example.org`;
  const name = `Ada Stern ${randomUUID().slice(0, 8)}`;
  await link("create").click();
  await page.waitForURL(`${advisors}/new`);
  await field("name").fill(name);
  await field("email").fill(email);
  await box("isAdvising").uncheck();
  await box("isOffice").check();
  await press("forms:save");
  await expectError("city", t("fields.city.errors.required"));
  await expect(field("name")).toHaveValue(name);
  await expect(box("isAdvising")).not.toBeChecked();
  await expect(box("isOffice")).toBeChecked();
  await field("city").fill("Essen");
  await press("forms:save");
  await expect(page.getByText(t("notice.added", { name, email }))).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText(t("state.awaited"));
  await expect(row).toContainText(t("rights.isOffice"));

  const mail = await mailTo(email, dataDirectory);
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await theirs.goto(new URL(linkOf(mail)).pathname);
  await register(theirs, email, dataDirectory, 1);
  await theirs.waitForURL("/advisor");
  expect((await theirs.goto(advisors))?.status()).toBe(200);

  await page.getByRole("link", { name }).click();
  await link("picture.add").click();
  await press("picture.upload");
  await expectError("file", t("fields.file.errors.fileRequired"));
  await field("file").setInputFiles({ name: "Ada.jpg", mimeType: "image/jpeg", buffer: await drawPhoto() });
  await press("picture.upload");
  await expect(page.getByText(t("picture.saved"))).toBeVisible();
  const face = page.locator("img.face");
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);

  await expect(button("signInBlocks:unblock.submit")).toHaveCount(0);
  await people.blockSignInOf(email);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("signInBlocks:title") })).toBeVisible();
  await press("signInBlocks:unblock.submit");
  await expect(page.getByText(t("signInBlocks:notice.unblocked"))).toBeVisible();
  await expect(button("signInBlocks:unblock.submit")).toHaveCount(0);
  expect(await mailTo(email, dataDirectory, 2)).toContain("Anmeldung ist wieder frei");

  await page.locator("summary", { hasText: t("lock.title") }).click();
  await press("lock.submit");
  await expect(page.getByText(t("notice.lock"))).toBeVisible();
  await theirs.goto(advisors);
  await expect(theirs.getByRole("heading", { level: 1 })).not.toHaveText(t("title"));

  const moved = `ada-${randomUUID()}@example.org`;
  await field("email").fill(moved);
  await press("forms:save");
  await expect(page.getByText(t("notice.movedLocked", { email: moved }))).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(page.locator("summary", { hasText: t("welcome.title") })).toHaveCount(0);
  await page.locator("summary", { hasText: t("unlock.title") }).click();
  await press("unlock.submit");
  await expect(page.getByText(t("notice.unlock"))).toBeVisible();
  await expect(page.getByText(t("changes.lock"), { exact: true })).toBeVisible();
  expect(linkOf(await mailTo(moved, dataDirectory))).toContain("/advisor");
  await context.close();
});
