import { limits } from "#contract/limits.ts";
import { screenOf } from "../world/screen.ts";
import { expect, takenOver, test } from "../world/test.ts";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without script the browser loads the page again");

test("while the page looks for the unit, its reader keeps the focus and an open menu, until it gives up", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, link } = screenOf(page, ["waiting", "applicant"]);
  await people.forgetUnitOf(await signInLike("lena"));
  await page.clock.install();
  await page.goto("/ds/waiting");
  await takenOver(page);
  const passTo = async (tries: number) => {
    await page.clock.fastForward(limits.unitPollSeconds * 1000);
    await expect(page).toHaveURL(`/ds/waiting?try=${tries}`);
  };
  /** The page has come, and not only its address. */
  const lookedAgain = (tries: number) => expect(link("look")).toHaveAttribute("href", `/ds/waiting?try=${tries}`);

  await link("stop").focus();
  await passTo(1);
  await lookedAgain(1);
  await expect(link("stop")).toBeFocused();

  const summary = page.locator("summary", { hasText: t("nav.account") });
  const menu = page.locator("details", { has: summary });
  await summary.click();
  await passTo(2);
  await lookedAgain(2);
  await expect(menu).toHaveAttribute("open");

  await link("stop").focus();
  for (const tries of [3, 4]) {
    await passTo(tries);
    await lookedAgain(tries);
  }
  await passTo(limits.unitPollTimes);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
