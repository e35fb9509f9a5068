import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { formatDay } from "#app/i18n/format.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { companyScreen } from "../world/company.ts";
import type { People } from "../world/people.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/b2b/students";
const inMonths = (months: number) => addMonths(todayInGermany(new Date()), months);
const screen = (page: Page) => companyScreen(page, "companyStudents");
/** The names of a table, in its order. */
const namesIn = (page: Page, heading: string) =>
  page.getByRole("table", { name: heading, exact: true }).getByRole("rowheader").getByRole("link").allInnerTexts();

/** A company with three students: Mia and Sara start soon, Leon later; Mia’s contract is requested. */
async function withStudents(people: People) {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  for (const [name, months] of [
    ["sara", 2],
    ["leon", 8],
    ["mia", 2],
  ] as const) {
    const email = await people.addOneLike(name);
    await people.forgetApplicationsOf(email);
    await people.setStartOf(email, inMonths(months));
    const opening = await people.addOpening(owner, { startDate: inMonths(months) });
    await people.addApplication(opening, email, "offer_accepted");
    if (name === "mia") await people.decideOnContractOf(email, "request");
  }
  return owner;
}

test("students stand by the start of their studies, are searched and ordered, and lead to their contracts", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  await signIn(page, await withStudents(people), path);
  const { t, link, press } = screen(page);
  const [soon, later] = [t("intake", { date: formatDay(inMonths(2)) }), t("intake", { date: formatDay(inMonths(8)) })];
  await expect(page.getByText(t("lead.due", { count: 2 }))).toBeVisible();
  await expect.poll(() => namesIn(page, later)).toEqual(["Leon Adeyemi"]);
  await expect.poll(() => namesIn(page, soon)).toEqual(["Mia Hoffmann", "Sara Lindner"]);
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  await page.getByLabel(t("filter.order"), { exact: true }).selectOption("lastNameDescending");
  await press("apply");
  await expect(page).toHaveURL(/order=lastNameDescending/);
  await page.getByRole("link", { name: t("showDue", { count: 2 }) }).click();
  await expect(page).toHaveURL(`${path}?state=due`);
  await expect.poll(() => namesIn(page, soon)).toEqual(["Sara Lindner"]);

  await page.getByLabel(t("search"), { exact: true }).fill("Alchemie");
  await press("apply");
  await expect(page.getByText(t("empty.search"))).toBeVisible();
  await link("showAll").click();
  await expect(page).toHaveURL(path);
  await page.getByRole("link", { name: "Sara Lindner" }).click();
  await expect(page).toHaveURL(/\/contract$/);
});

test("the list is saved as a table, as it is shown", async ({ page, people }) => {
  await signIn(page, await withStudents(people), `${path}?search=Lindner`);
  const { t } = screen(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("export", { count: 1 }) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const [head, row, ...rest] = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(head).toContain(t("file.lastName"));
  expect(row).toMatch(/^Lindner;Sara;/);
  expect(rest).toEqual([""]);
});

test("a company without students reads what will be there, and a colleague without the right, whose menu leaves the page out, who may see it, and promises nothing for that", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const colleague = await people.addColleague(owner, ["requestContracts"]);
  await signIn(page, owner, path);
  const { t, link } = screen(page);
  await expect(page.getByText(t("lead.empty"))).toBeVisible();
  await expect(link("company:nav.students")).toHaveAttribute("href", path);
  await link("toOpenings").click();
  await expect(page).toHaveURL("/b2b/job-openings");
  await page.context().clearCookies();
  await signIn(page, colleague, path);
  await expect(page.getByText(t("whoSees"))).toBeVisible();
  await expect(link("company:whoMay")).toHaveAttribute("href", "/b2b/employees");
  await expect(link("company:nav.jobOpenings")).toHaveCount(1);
  await expect(link("company:nav.students")).toHaveCount(0);
  expect((await page.goto(path))?.status()).toBe(403);
});
