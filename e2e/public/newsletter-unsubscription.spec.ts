import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/newsletter-unsubscription";

test("a visit changes nothing; the button ends the newsletter, and again does no harm", async ({ page, people }) => {
  const { t, press } = screenOf(page, ["newsletterUnsubscription"]);
  const email = await people.addOneLike("lena");
  const { id } = await people.newsletterOf(email);

  for (const _time of ["first", "second"]) {
    await page.goto(`${path}?id=${id}`);
    await press("asked.submit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("done.title"));
    await expect(page).toHaveURL(`${path}?done`);
    expect(await people.newsletterOf(email)).toEqual({ id, isOn: false });
  }
});

test("a link that was only looked at leaves the newsletter on", async ({ page, people }) => {
  const email = await people.addOneLike("lena");
  const { id } = await people.newsletterOf(email);
  await page.goto(`${path}?id=${id}`);
  expect(await people.newsletterOf(email)).toEqual({ id, isOn: true });
});

for (const id of ["", "1", "3f0e2f52-0a8e-4a8e-9d39-0a9b6a3f1c11"])
  test(`a link with the id "${id}" is shown as invalid`, async ({ page }) => {
    const { t, button } = screenOf(page, ["newsletterUnsubscription"]);
    await page.goto(`${path}?id=${id}`);
    if (id) await button("asked.submit").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("unknown.title"));
  });
