import type { Page } from "@playwright/test";
import { screenOf } from "../world/screen.ts";
import { expect, goBy, takenOver, test } from "../world/test.ts";

const motivation = "/ds/application/search/3";
const typed = "Ich baue gern Dinge, die Menschen helfen, und lerne jeden Tag etwas Neues dazu.";
const throwing = 'const broken=()=>{throw new Error("broken by the test")};';

/** Puts something else in the place of a file of our scripts. */
const replaceFile = (page: Page, name: string, body: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
const dropFile = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.abort());

/** The failures that the page tells the portal of, as they come. */
function listen(page: Page) {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/script-failures")) return;
    reports.push(new URLSearchParams(request.postData() ?? "").get("moment") ?? "");
  });
  return reports;
}

test.describe("the page that was sent stays, with what was typed", () => {
  const breakages: { what: string; moment: string; break: (page: Page) => Promise<unknown> }[] = [
    { what: "its entry cannot be had", moment: "start", break: (page) => dropFile(page, "entry.client") },
    { what: "a file of it cannot be had", moment: "start", break: (page) => dropFile(page, "motivation") },
    { what: "a file of it breaks off", moment: "start", break: (page) => replaceFile(page, "motivation", "throw 1") },
    {
      what: "the page cannot be drawn",
      moment: "page",
      break: (page) => replaceFile(page, "motivation", `${throwing}export default broken`),
    },
    {
      what: "the root boundary cannot be drawn either",
      moment: "page",
      break: (page) =>
        replaceFile(page, "root", `${throwing}export{broken as default,broken as Layout,broken as ErrorBoundary}`),
    },
  ];

  for (const { what, moment, break: breakIt } of breakages)
    test(`when ${what}`, async ({ page, signInLike }) => {
      const { field, press, t } = screenOf(page, ["motivation"]);
      await signInLike("lena");
      // What is typed before the scripts come is the reader's.
      let letCome = () => {};
      const come = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await breakIt(page);
      await page.route(/\/assets\/manifest-[^/]+\.js$/, async (route) => {
        await come;
        await route.continue();
      });
      const reports = listen(page);
      await page.goto(motivation);
      await field("motivationText").fill(typed);
      letCome();
      await expect.poll(() => reports).toEqual([moment]);

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
      await expect(field("motivationText")).toHaveValue(typed);
      await expect(field("motivationText")).toBeFocused();
      await press("steps:save");
      await expect(page).toHaveURL("/ds/home");
      await page.goto(motivation);
      await expect(field("motivationText")).toHaveValue(typed);
    });
});

test.describe("the next page comes from the server", () => {
  for (const [what, breakIt] of [
    ["cannot be had", (page: Page) => dropFile(page, "faq")],
    ["cannot be drawn", (page: Page) => replaceFile(page, "faq", `${throwing}export default broken`)],
  ] as const)
    test(`when its script ${what}`, async ({ page, signInLike }) => {
      const { t } = screenOf(page, ["questions"]);
      await signInLike("jonas");
      await breakIt(page);
      const reports = listen(page);
      await page.goto("/ds/tips");
      await takenOver(page);
      await goBy(page, "/ds/faq");
      // Once on the way there, and once where it arrives.
      await expect.poll(() => reports.length).toBe(2);
      await expect(page).toHaveURL("/ds/faq");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
      await goBy(page, "/ds/tips");
      await expect(page).toHaveURL("/ds/tips");
      await takenOver(page);
      expect(reports).toHaveLength(2);
    });
});

test("a late part that fails to load leaves the page as it is", async ({ page, signInLike }) => {
  await signInLike("sara", "/ds/application/search/done");
  await dropFile(page, "FeedbackDialog");
  const reports = listen(page);
  await page.goto("/ds/home");
  await expect.poll(() => reports).toEqual(["page"]);
  await expect(page.getByRole("heading", { name: screenOf(page, ["home"]).t("guide") })).toBeVisible();
});
