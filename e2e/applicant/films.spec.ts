import { startPortal } from "../world/portal.ts";
import { screenOf } from "../world/screen.ts";
import { test as base, expect } from "../world/test.ts";

/** A portal whose operator has films for the tips. */
const test = base.extend<object, object>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const portal = await startPortal({ TIP_VIDEOS_URL: "https://films.example/tips" });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

test("a film plays above the page with script, on a page of its own without", async ({ page, signInLike }, {
  project,
}) => {
  const { t, link, press } = screenOf(page, ["tips"]);
  const asked: string[] = [];
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.route("https://films.example/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 404 });
  });
  await signInLike("jonas", "/ds/tips");
  const watch = page.getByRole("link", { name: t("video.watch", { title: t("interview.film") }) });
  const film = page.locator("video > source[src='https://films.example/tips/interview.mp4']");
  expect(asked).toEqual([]);
  await watch.click();

  await expect(film).toBeAttached();
  await expect(page.locator("video > track")).toHaveAttribute("src", "https://films.example/tips/interview.vtt");
  if (project.name === "plain") {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("interview.film"));
    await link("video.back").click();
  } else {
    await expect(page.getByRole("dialog", { name: t("interview.film") })).toBeVisible();
    await expect.poll(() => asked).toContain("https://films.example/tips/interview.mp4");
    await press("video.close");
    await expect(watch).toBeFocused();
  }
  await expect(film).toHaveCount(0);
  await expect(page).toHaveURL(/\/ds\/tips/);
  expect(errors).toEqual([]);
});
