import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
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
