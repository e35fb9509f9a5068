import type { Page } from "@playwright/test";
import { screenOf } from "../world/screen.ts";
import { expect, takenOver, test } from "../world/test.ts";

const path = "/ds/application/search/3";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without script nothing takes the page over");

/** Loads the page again and types before its scripts have come; then they take it over. */
async function typeEarly(page: Page, address: string, type: () => Promise<void>) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(address);
  await type();
  release();
  await takenOver(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test("what is typed into a filled text area before the scripts come stays there", async ({ page, signInLike }) => {
  await signInLike("mia");
  const { field, press } = screenOf(page, ["motivation"]);
  await page.goto(path);
  await field("motivationText").fill("Maschinen haben mich schon immer mehr gereizt als Tabellen.");
  await press("steps:save");
  await page.waitForURL("/ds/home");
  const area = field("motivationText");
  await typeEarly(page, path, async () => {
    await expect(area).not.toHaveValue("");
    await area.fill("Getippt, bevor die Skripte da waren.");
  });
  await expect(area).toHaveValue("Getippt, bevor die Skripte da waren.");
});

/** The portal can no longer be reached by the script of this page, which keeps what is posted in this window. */
const cutOff = (page: Page) =>
  page.route(
    (url) => url.searchParams.has("_data"),
    (route) => route.abort(),
  );

/** Writes to the contact form; the portal cannot be reached, and what was written stays in this window. */
async function writeInVain(page: Page) {
  const { field, press, summary } = screenOf(page, ["support", "message", "contact"]);
  await page.goto("/ds/contact/3");
  await takenOver(page);
  await field("subject").fill("Vergessene Unterlagen");
  await field("text").fill("Kann ich sie nachreichen?");
  await cutOff(page);
  await press("send");
  await expect(summary).toBeVisible();
  return field;
}

test("what is typed before the scripts come is newer than what was kept of a post that did not arrive", async ({
  page,
  signInLike,
}) => {
  await signInLike("jonas");
  const field = await writeInVain(page);
  await typeEarly(page, "/ds/contact/3", () => field("text").fill("Kann ich das Zeugnis nachreichen"));
  await expect(field("subject")).toHaveValue("Vergessene Unterlagen");
  await expect(field("text")).toHaveValue("Kann ich das Zeugnis nachreichen");
  await page.keyboard.type(", bitte?");
  await expect(field("text")).toHaveValue("Kann ich das Zeugnis nachreichen, bitte?");
});

test("what is typed in the moment in which a post that did not arrive is taken up again stays there", async ({
  page,
  signInLike,
}) => {
  await signInLike("jonas");
  const field = await writeInVain(page);
  await typeEarly(page, "/ds/contact/3", () =>
    field("subject").evaluate((subject: HTMLInputElement) => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (name) {
        if (name.startsWith("unsent "))
          Promise.resolve().then(() => {
            const field = document.getElementById(subject.id) as HTMLInputElement;
            field.value = "Mein Zeugnis";
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
          });
        return read.call(this, name);
      };
    }),
  );
  await expect(field("text")).toHaveValue("Kann ich sie nachreichen?");
  await expect(field("subject")).toHaveValue("Mein Zeugnis");
});

test("a tick that is taken away before the scripts come is newer than what was kept", async ({ page, signInLike }) => {
  await signInLike("jonas");
  const { t, press, summary } = screenOf(page, ["profileNotifications", "profile", "forms"]);
  const box = (category: string) =>
    page.getByRole("checkbox", { name: new RegExp(`^${t(`fields.settings.${category}.label`)}`) });
  const path = "/ds/profile/3";
  await page.goto(path);
  await takenOver(page);
  await box("documents").uncheck();
  await box("reminders").uncheck();
  await cutOff(page);
  await press("save");
  await expect(summary).toBeVisible();
  await typeEarly(page, path, () => box("support").uncheck());
  await expect(box("documents")).not.toBeChecked();
  await expect(box("reminders")).not.toBeChecked();
  await expect(box("support")).not.toBeChecked();
  await expect(box("interviews")).toBeChecked();
});

test("what is chosen from a list before the scripts come is newer than what was kept", async ({ page, signInLike }) => {
  await signInLike("jonas");
  const { field, press, summary } = screenOf(page, ["profileContact", "studyInfo", "profile", "forms"]);
  const path = "/ds/profile/1";
  await page.goto(path);
  await takenOver(page);
  await field("firstName").fill("Jonathan");
  await cutOff(page);
  await press("save");
  await expect(summary).toBeVisible();
  await typeEarly(page, path, async () => {
    await field("shippingCountry").selectOption("NL");
  });
  await expect(field("firstName")).toHaveValue("Jonathan");
  await expect(field("shippingCountry")).toHaveValue("NL");
});

test("errors that the server sent do not take the focus once more when the scripts come", async ({
  page,
  signInLike,
}) => {
  await signInLike("jonas");
  const { field, press, summary } = screenOf(page, ["support", "message", "contact"]);
  await typeEarly(page, "/ds/contact/3", async () => {
    await press("send");
    await expect(summary).toBeFocused();
    await field("subject").fill("Vergessene Unterlagen");
  });
  await expect(field("subject")).toBeFocused();
  await press("send");
  await expect(summary).toBeFocused();
});
