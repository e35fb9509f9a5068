import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectNoViolation } from "../world/accessible.ts";
import { disguised, empty, pdf } from "../world/files.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/advisor/profile";

const photo = async () => ({
  name: "Ich.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a9714b" } })
    .jpeg()
    .toBuffer(),
});

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor gives a picture, and their applicants see it", async ({
  page,
  browser,
  people,
  javaScriptEnabled,
}) => {
  const { t, field, press, summary, expectError } = screenOf(page, ["advisorProfile", "advisor"]);
  const email = await people.addOneLike("jonas");
  await people.makeAdvisor(email);
  await signIn(page, email, "/advisor");
  await page.locator("summary:visible").first().click();
  await page.locator("a:visible", { hasText: t("nav.profile") }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("none"))).toBeVisible();

  await press("upload");
  await expect(summary).toBeVisible();
  await expectError("file", t("fields.file.errors.fileRequired"));
  await field("file").setInputFiles(pdf("Ich.pdf"));
  await press("upload");
  await expectError("file", t("errors:pictureType"));
  await field("file").setInputFiles(disguised("Ich.jpg"));
  await press("upload");
  await expectError("file", t("errors:fileDisguised"));
  await field("file").setInputFiles(empty("Ich.jpg"));
  await press("upload");
  await expectError("file", t("errors:fileEmpty"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  await field("file").setInputFiles(await photo());
  await press("upload");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(page).toHaveURL(path);
  const face = page.locator("img.face");
  await expect.poll(() => widthOf(face)).toBe(500);
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  const applicant = await people.addOneLike("mia");
  await people.giveAdvisor(applicant, email);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, applicant);
  await other.goto("/ds/contact/1");
  await expect.poll(() => widthOf(other.locator("img.face"))).toBe(500);
  await other.context().close();
});
