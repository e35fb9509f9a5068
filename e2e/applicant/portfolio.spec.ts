import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { limits } from "#contract/limits.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/portfolio";
const words = ["portfolio", "documentKinds"];

async function pagesOf(file: Buffer) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages;
}

test("an application is saved as one PDF, and the page stays", async ({ page, signInLike }) => {
  await signInLike("sara", "/ds/application/search/4");
  await screenOf(page, ["documents"]).link("portfolio").click();
  await expect(page).toHaveURL(path);
  const { t, press } = screenOf(page, words);
  await expect(page.getByRole("listitem").filter({ hasText: "Abiturzeugnis.pdf" })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent("download"), press("download")]);
  expect(download.suggestedFilename()).toBe("Bewerbung Sara Lindner.pdf");
  const [cover = "", ...parts] = await pagesOf(await readFile(await download.path()));
  for (const name of ["Sara Lindner", "Abiturzeugnis.pdf", t("motivation.name").replace(/^\S+ /, "")])
    expect(cover).toContain(name);
  expect(parts.length).toBeGreaterThan(1);
  await expect(page).toHaveURL(path);
});

test("a phone's photo of a certificate is kept upright and as large as a page can show, and stands in the PDF as it is", async ({
  page,
  signInLike,
}) => {
  await signInLike("mia", "/ds/application/search/4");
  const { field, press } = screenOf(page, ["documents"]);
  const sideways = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "beige" } });
  const buffer = await sideways.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await field("type").selectOption("Certificate");
  await field("file").setInputFiles({ name: "Zeugnis.jpg", mimeType: "image/jpeg", buffer });
  await press("upload.submit");
  const file = page.getByRole("listitem").getByRole("link", { name: "Zeugnis.jpg", exact: true }).first();
  const kept = await (await page.request.get((await file.getAttribute("href"))!)).body();
  const { width, height, orientation } = await sharp(kept).metadata();
  expect([width, height, orientation]).toEqual([(limits.photoPixels / 4) * 3, limits.photoPixels, undefined]);

  await page.goto(path);
  const [download] = await Promise.all([page.waitForEvent("download"), screenOf(page, words).press("download")]);
  expect((await readFile(await download.path())).includes(kept)).toBe(true);
});

test("without any document there is no button, but a link to what is missing", async ({ page, signInLike }) => {
  await signInLike("jonas");
  await page.goto(`${path}/pdf`);
  await expect(page).toHaveURL(path);
  const { t, button, link } = screenOf(page, words);
  await expect(page.getByText(t("inside.none"))).toBeVisible();
  await expect(button("download")).toHaveCount(0);
  await link("change").click();
  await expect(page).toHaveURL("/ds/application/search/4");
});

test("a visitor who asks too often reads so at the form", async ({ page, signInLike, people }) => {
  const email = await signInLike("sara");
  await people.askForPortfolioAs(email, limits.portfoliosPerHour);
  await page.goto(path);
  const { t, press, button } = screenOf(page, words);
  await press("download");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("errors:tooMany"))).toBeVisible();
  await expect(button("download")).toBeVisible();
});
