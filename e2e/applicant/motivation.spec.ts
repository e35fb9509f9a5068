import { limits } from "#contract/limits.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/application/search/3";
const tooShort = "Weil es passt.";
const longEnough = "Programmieren lerne ich am liebsten an echten Aufgaben, im Betrieb und in der Hochschule.";

test.beforeEach(async ({ signInLike }) => {
  await signInLike("lena", path);
});

test("an answer that is too short comes back with a message, and not a word is lost", async ({ page }) => {
  const { t, field, press, summary } = screenOf(page, ["motivation"]);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");

  await field("motivationText").fill(tooShort);
  await press("continue");

  expect((await answer).status()).toBe(422);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${t("errorPrefix")} ${t("title")}`));
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(t("summary", { count: 2 }));
  await expect(field("motivationText")).toHaveValue(tooShort);
});

test("the summary leads to the field, and the field says what is wrong", async ({ page }) => {
  const { t, field, press, summary, expectError } = screenOf(page, ["motivation"]);
  await field("motivationText").fill(tooShort);
  await press("continue");

  await summary.getByRole("link", { name: t("fields.motivationText.label") }).click();

  await expect(field("motivationText")).toBeFocused();
  await expectError("motivationText", t("errors:minLength", { min: 15 }));
});

test("how much too long a text is, is read out while it is typed", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false);
  const { t, field } = screenOf(page, ["motivation"]);
  const { max: limit } = limits.motivationCharacters;
  const count = (typed: number) => page.getByText(t("forms:characters", { count: typed, limit }), { exact: true });
  await field("motivationText").fill("w".repeat(limit));
  await expect(count(limit)).toHaveAttribute("aria-live", "off");
  await field("motivationText").fill("w".repeat(limit + 1));
  await expect(count(limit + 1)).toHaveAttribute("aria-live", "polite");
});

test("unfinished work is saved unchecked, and is there again later", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["motivation"]);

  await field("motivationText").fill(longEnough);
  await press("steps:save");

  await expect(page).toHaveURL("/ds/home");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await page.goto(path);
  await expect(field("motivationText")).toHaveValue(longEnough);
});

test("complete, well-formed answers lead on to the next step, and a short text gets advice on what more would help", async ({
  page,
}) => {
  const { t, field, choose, press } = screenOf(page, ["motivation"]);

  await field("motivationText").fill(longEnough);
  await choose("practicePartnerExists", t("no"));
  await press("continue");

  await expect(page).toHaveURL("/ds/application/search/4");
  await page.goto(path);
  await expect(page.getByText(t("fields.motivationText.advice"))).toBeVisible();
});

test("German that is written on an Arabic page begins at the left, and an empty field at the right", async ({
  page,
}) => {
  const { field } = screenOf(page, ["motivation"], "ar");
  await page.goto(`${path}?lng=ar`);
  await expect(field("motivationText")).toHaveCSS("direction", "rtl");
  await field("motivationText").fill(longEnough);
  await field("motivationText").click({ position: { x: 4, y: 14 } });
  const at = await field("motivationText").evaluate((area) => (area as HTMLTextAreaElement).selectionStart);
  expect(at).toBe(0);
});
