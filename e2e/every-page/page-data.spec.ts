import { screenOf } from "../world/screen.ts";
import { expect, goBy, takenOver, test } from "../world/test.ts";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without script pages come as a whole");

const isPageData = (url: URL) => url.searchParams.has("_data");

test("a page of whose data a proxy answers comes as a whole", async ({ page, signInLike }) => {
  await signInLike("lena");
  await page.route(isPageData, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await goBy(page, "/ds/tips");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(screenOf(page, ["tips"]).t("title"));
  await expect(page).toHaveURL("/ds/tips");
});

test("a page that cannot be reached says so, and comes by its button", async ({ page, signInLike }) => {
  await signInLike("lena");
  const { t } = screenOf(page, ["tips"]);
  await page.route(isPageData, (route) => route.abort());
  await goBy(page, "/ds/tips");
  await expect(page.getByText(t("common:error.backend.10001"))).toBeVisible();
  // The support's address comes with the page's data.
  await expect(page.locator("a:empty")).toHaveCount(0);
  await page.getByRole("link", { name: t("common:error.reload") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
});

test("what is typed and what is to be mended stay when the page's data cannot be had again", async ({
  page,
  signInLike,
}) => {
  await signInLike("jonas");
  const { t, field, press, summary, expectError } = screenOf(page, ["support", "message", "contact"]);
  await page.goto("/ds/contact/3");
  await takenOver(page);
  await page.route(isPageData, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
  await field("text").fill("Kann ich sie nachreichen?");
  await press("send");
  await expect(summary).toBeFocused();
  await expectError("subject", t("fields.subject.errors.required"));
  await expect(field("text")).toHaveValue("Kann ich sie nachreichen?");
});

test("a list that cannot be reached says so, even if a form on an earlier page has something to mend", async ({
  page,
  signInLike,
}) => {
  await signInLike("sara");
  const { t, press, summary } = screenOf(page, ["support", "message", "contact"]);
  await page.goto("/ds/contact/3");
  await takenOver(page);
  await press("send");
  await expect(summary).toBeFocused();
  await goBy(page, "/ds/selfmatching");
  await expect(page).toHaveURL("/ds/selfmatching");
  await page.route(isPageData, (route) => route.abort());
  await goBy(page, "/ds/selfmatching?view=all");
  await expect(page.getByText(t("common:error.backend.10001"))).toBeVisible();
});
