import { randomUUID } from "node:crypto";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const csv = (text: string) => ({ name: "Studiengänge.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("the office imports courses: a row with an error is told by its number, the corrected table is imported as seen", async ({
  page,
  people,
}) => {
  const { t, field, press, link, summary, expectError } = screenOf(
    page,
    ["imports", "office", "advisor"],
    "de",
    "neutral",
  );
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/courses");
  await link("office:import").click();
  await page.waitForURL("/advisor/office/imports/courses");

  await press("submit");
  await expectError("file", t("fields.file.errors.fileRequired"));
  await expect(summary).not.toContainText(t("forms:chooseAgain"));
  await field("file").setInputFiles(csv("Kurs;Studienmodell\nBWL;DS\n"));
  await press("submit");
  await expectError("file", t("fields.file.errors.unknownHeads", { heads: "Kurs" }));
  await expect(summary).toContainText(t("forms:chooseAgain"));
  await expect(summary).not.toContainText(t("forms:nothingLost"));
  await expect(summary).not.toContainText(t("errors:allRequired"));

  const name = `Tourismus ${randomUUID().slice(0, 8)}`;
  await field("file").setInputFiles(csv(`Studiengang;Studienmodell\n${name};Abend\n`));
  await press("submit");
  const row = page.getByRole("row", { name });
  await expect(row).toContainText(t("error.cell"));
  await expect(row).toContainText("2");
  await expect(page.getByRole("button", { name: t("confirm", { count: 1 }) })).toHaveCount(0);

  await link("another").click();
  await field("file").setInputFiles(csv(`Studiengang;Studienmodell\n${name};Duales Studium (DS)\n`));
  await press("submit");
  await expect(row).toContainText(t("state.one.new"));
  const elsewhere = await page.request.get(`/advisor/office/courses?search=${encodeURIComponent(name)}`);
  expect(await elsewhere.text()).toContain(t("office:empty"));
  await page.getByRole("button", { name: t("confirm", { count: 1 }) }).click();
  await expect(page.getByText(t("notice.imported", { added: 1, changed: 0 }))).toBeVisible();
  const table = await page.request.get("/advisor/office/imports/courses/table");
  expect(await table.text()).toContain(`${name};Duales Studium (DS);`);
});
