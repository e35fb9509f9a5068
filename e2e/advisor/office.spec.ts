import { randomUUID } from "node:crypto";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

test("the office keeps courses: what is used nowhere is deleted, other edits are shown, others are kept out", async ({
  page,
  people,
}) => {
  const { t, field, press, link, choose, expectError } = screenOf(page, ["courses", "office", "advisor"]);
  const jutta = await people.addOneLike("jonas");
  await people.makeAdvisor(jutta);
  await signIn(page, jutta, "/advisor");
  expect((await page.goto("/advisor/office/courses"))?.status()).toBe(403);
  await expect(page.getByText(t("common:error.403.lead"))).toBeVisible();
  await page.goto("/advisor");
  await expect(page.getByText(t("advisor:nav.office"))).toHaveCount(0);

  await people.makeOffice(jutta);
  const name = `Tourismus ${randomUUID().slice(0, 8)}`;
  await page.goto("/advisor/office/courses/new");
  await field("name").fill(name);
  await choose("studyModel", t("fields.studyModel.options.DS"));
  await press("forms:save");
  await page.waitForURL("/advisor/office/courses");
  const course = page.getByRole("link", { name });
  await expect(page.getByRole("row", { name }).getByText(t("inUse.nowhere"))).toBeVisible();

  await course.click();
  await field("name").fill(`${name} (A)`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = screenOf(other, ["courses", "office"]);
  await there.field("name").fill(`${name} (B)`);
  await there.press("forms:save");
  await expect(other.getByText(t("notice.saved"))).toBeVisible();
  await press("forms:save");
  await expectError("name", t("errors:stale"));
  await expect(field("name")).toHaveValue(`${name} (A)`);
  await press("forms:save");

  await page.getByRole("link", { name: `${name} (A)` }).click();
  await page.getByRole("checkbox", { name: "Hamburg" }).check();
  await press("forms:save");
  await expect(page.getByRole("row", { name })).toContainText("Hamburg");
  await page.getByRole("link", { name: `${name} (A)` }).click();
  await expect(page.getByRole("checkbox", { name: "Hamburg" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Hamburg" }).uncheck();
  await press("forms:save");
  await expect(page.getByRole("row", { name })).toContainText(t("everywhere"));
  await page.getByRole("link", { name: `${name} (A)` }).click();
  await expect(page.getByText(t("changes.change", { fields: t("fields.name.label") }))).toHaveCount(2);
  await link("delete").click();
  await press("delete");
  await expect(page.getByText(t("notice.deleted"))).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  await page.goto("/advisor/office/courses?state=over");
  await expect(page.getByText(t("office:empty"))).toBeVisible();
});

test("the office is told at its day that a new intake has begun", async ({ page }) => {
  const { t, field, press, choose, expectError } = screenOf(page, ["intakes", "office"]);
  await signIn(page, "jutta@example.org", "/advisor/office/intakes/new");
  await field("startsOn").fill("2019-02-17");
  await choose("repeats", t("forms:yes"));
  await press("forms:save");
  await expectError("startsOn", t("fields.startsOn.errors.dateInPast"));
  await expect(field("startsOn")).toHaveValue("2019-02-17");
});

test("on a phone the labels of a list are as wide as the longest of them, and their content begins in one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "jutta@example.org", "/advisor/tickets?state=all");
  const starts = await page
    .locator("td[data-label] > div")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().left - cell.parentElement!.getBoundingClientRect().left),
    );
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeLessThan(120);
});
