import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/application/choice";

test("an applicant with several applications chooses one, and finds it everywhere from then on", async ({
  page,
  signInLike,
  people,
}) => {
  const email = await signInLike("nele");
  const { t, press, group } = screenOf(page, ["chooseApplication", "home", "studyInfo"]);
  await expect(page.getByRole("heading", { level: 2, name: t("home:guide") })).toBeVisible();
  await page.getByRole("link", { name: t("chooseApplication:other") }).click();
  await expect(page).toHaveURL(path);
  await expect(group("application").getByRole("radio")).toHaveCount(3);
  await expect(page.getByRole("radio", { name: /Informatik, Köln/ })).toBeChecked();

  await page.getByRole("radio", { name: /Wirtschaftsinformatik, Köln/ }).check();
  await press("choose");

  await expect(page).toHaveURL("/ds/home");
  await expect(page.getByText(t("notice.chosen"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: t("home:guide_fs") })).toBeVisible();
  await page.goto("/ds/application/abilities/1");
  await expect(page.getByText(/^\u2068Wirtschaftsinformatik, Köln\u2069, ab \p{L}+ \d{4}$/u)).toBeVisible();
  await expect(page.getByLabel(t("studyInfo:fields.courseName.label"))).toHaveValue("Wirtschaftsinformatik");
  expect(await people.metadataOf(email)).toMatchObject({ activeApplicationId: expect.any(String) });
});

test("what was accepted is told with its start as the choice of intakes says it", async ({ page, signInLike }) => {
  await signInLike("noah", "/ds/application/abilities/1");
  await expect(page.getByText(/mit Studienstart \p{L}+ \d{4} steht/u)).toBeVisible();
});

test("an applicant with one application is not asked", async ({ page, signInLike }) => {
  await signInLike("emre");
  const { t } = screenOf(page, ["chooseApplication"]);
  await expect(page.getByRole("link", { name: t("chooseApplication:other") })).toHaveCount(0);
  await page.goto(path);
  await expect(page).toHaveURL("/ds/home");
});
