import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";
import { words } from "../world/words.ts";

/** Both projects share a portal: each has a text of its own. */
const textOf = {
  plain: { name: "privacy", path: "/b2b/datenschutz" },
  script: { name: "terms", path: "/b2b/nutzungsbedingungen" },
};

test("the office writes a text, previews and publishes it, goes back, and sees what somebody else wrote", async ({
  page,
  people,
}, { project }) => {
  const { t, field, press, expectError } = screenOf(page, ["officeTexts", "office"]);
  const { name, path } = textOf[project.name === "plain" ? "plain" : "script"];
  const title = words([name])("title");
  const here = `/advisor/office/texts/legal/legal.documents.${name}/de`;
  const jutta = await people.addOneLike("jonas");
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/texts/faq");

  await page.getByRole("link", { name: "Was ist ein duales Studium?" }).click();
  await expect(page.getByText(t("version.brought", { number: 1 })).first()).toBeVisible();

  await page.goto(here);
  const first = `Für alle (${project.name})`;
  await field("title").fill(title);
  await field("body").fill(`# ${first}\n\n- Eins\n- **Zwei** <b>drei</b>`);
  await press("preview.show");
  const preview = page.getByRole("region", { name: t("preview.title") });
  await expect(preview.getByRole("heading", { name: first })).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveText(["Eins", "Zwei <b>drei</b>"]);
  await expect(field("body")).toHaveValue(/Zwei/);
  await press("publish");
  await expect(page.getByText(t("published"))).toBeVisible();

  const reader = await page.context().newPage();
  await reader.goto(`${path}?lng=en`);
  await expect(reader.getByRole("heading", { name: first })).toBeVisible();
  await expect(reader.locator('[lang="de"]').getByRole("listitem").first()).toHaveText("Eins");
  await reader.goto(`${path}?lng=de`);

  await page.goto(here);
  await field("body").fill("Meins");
  const other = await page.context().newPage();
  await other.goto(here);
  const there = screenOf(other, ["officeTexts", "office"]);
  await there.field("body").fill("Das der anderen");
  await there.press("publish");
  await expect(other.getByText(t("published"))).toBeVisible();
  await press("publish");
  await expectError("body", t("errors:stale"));
  await expect(field("body")).toHaveValue("Meins");
  await expect(page.getByText("Das der anderen").first()).toBeVisible();
  await press("publish");

  await page.goto(here);
  await page.getByRole("link", { name: t("open", { number: 1 }), exact: true }).click();
  await expect(page.getByText(t("earlier", { number: 1 }))).toBeVisible();
  await expect(field("body")).toHaveValue(new RegExp(first.slice(0, 8)));
});
