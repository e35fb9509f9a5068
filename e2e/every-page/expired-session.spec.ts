import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, test } from "../world/test.ts";

const path = "/ds/application/search/3";
const typed = "Ich war beim Schreiben so vertieft, dass ich die Zeit ganz vergessen habe.";

test("a text that was sent after the session had expired is there after signing in", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, field, press } = screenOf(page, ["motivation"]);
  const email = await signInLike("lena", path);
  await field("motivationText").fill(typed);

  await people.expireSessionOf(email);
  await press("continue");
  await fillInSignIn(page, email);

  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("restored"))).toBeVisible();
  await expect(field("motivationText")).toHaveValue(typed);
});

test("nobody else who signs in at the same browser sees it", async ({ page, people, signInLike }) => {
  const { t, field, press } = screenOf(page, ["motivation"]);
  const email = await signInLike("lena", path);
  await field("motivationText").fill(typed);

  await people.expireSessionOf(email);
  await press("continue");
  await fillInSignIn(page, await people.addOneLike("lena"));

  await expect(page).toHaveURL(path);
  await expect(field("motivationText")).toHaveValue("");
  await expect(page.getByText(t("restored"))).toBeHidden();
});

test("the requested page follows after signing in", async ({ page, people }) => {
  const email = await people.addOneLike("lena");
  await page.goto(`${path}?from=mail`);
  await fillInSignIn(page, email);
  await expect(page).toHaveURL(`${path}?from=mail`);
});
