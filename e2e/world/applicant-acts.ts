import { expect, type Page } from "@playwright/test";
import { todayInGermany } from "#domain/today.ts";
import type { Opening } from "./companies.ts";
import { pdf } from "./files.ts";
import { screenOf } from "./screen.ts";

/** From home to the page of an opening, by the filter of its course. */
export async function findOpening(page: Page, { title, course }: Pick<Opening, "title" | "course">) {
  const { t, press, link } = screenOf(page, ["selfMatching", "openingFacts", "matching", "home"]);
  await page.goto("/ds/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home:next.jobOpenings.title"));
  await link("home:next.jobOpenings.begin").first().click();
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(t("openingFacts:workmodel.hybrid"));

  await link("view.all.short").click();
  await page.locator("summary", { hasText: t("filter.courses") }).click();
  await page.getByLabel(course).check();
  await press("filter.apply");
  await expect(page.getByText(t("view.all.note", { count: 1 }))).toBeVisible();
  await page.getByRole("link", { name: title }).click();
}

/** The page of an opening shows dates: chooses the first. */
export async function chooseDate(page: Page) {
  const { t, press, group } = screenOf(page, ["jobOpening", "matching"]);
  await group("interviewAt").getByRole("radio").first().check();
  await press("act.choose");
  await expect(page.getByText(t("notice.chosen"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("calendar") })).toBeVisible();
  await expect(page.getByText(t("state.interview_scheduled.title"))).toBeVisible();
}

/** The first step of the contract. */
export async function tellPersonal(page: Page) {
  const { t, field, choose, press } = screenOf(page, ["contractPersonal"]);
  await page.goto("/ds/application/contracts/1");
  await field("placeOfBirth").fill("Hamburg");
  await field("countryOfBirth").selectOption("DE");
  await field("nationality").selectOption("DE");
  await choose("healthInsuranceType", t("insuranceType.statutory"));
  await field("healthInsuranceProofDate").fill(todayInGermany(new Date()));
  await press("continue");
  await expect(page).toHaveURL("/ds/application/contracts/2");
}

/** The second step of the contract, with its papers, and the confirmation that sends them. */
export async function handIn(page: Page) {
  const { t, field, press } = screenOf(page, ["submitContract", "contractProgress", "documents"]);
  await expectContract(page, "requested");
  for (const kind of ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"]) {
    const name = `${kind}.pdf`;
    await field("type").selectOption(kind);
    await field("file").setInputFiles(pdf(name));
    await press("upload.submit");
    await expect(page.getByText(t("documents:notice.savedFile", { name }))).toBeVisible();
  }
  await press("continue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await press("submit");
  await expect(page.getByText(t("contractProgress:notice.submitted"))).toBeVisible();
  await expectContract(page, "in_review");
}

/** How the contract stands, as its page says. */
export const expectContract = (page: Page, status: string) =>
  expect(
    page.getByRole("heading", { level: 2, name: screenOf(page, ["contractProgress"]).t(`status.${status}.title`) }),
  ).toBeVisible();
