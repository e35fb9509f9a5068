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

/** Leaves a letter of motivation behind, so that its text area comes filled. */
async function writeMotivation(page: Page) {
  const { field, press } = screenOf(page, ["motivation"]);
  await page.goto(path);
  await field("motivationText").fill("Maschinen haben mich schon immer mehr gereizt als Tabellen.");
  await press("steps:save");
  await page.waitForURL("/ds/home");
  return field("motivationText");
}

test("what is typed into a filled text area before the scripts come stays there", async ({ page, signInLike }) => {
  await signInLike("mia");
  const area = await writeMotivation(page);
  await typeEarly(page, path, async () => {
    await expect(area).not.toHaveValue("");
    await area.fill("Getippt, bevor die Skripte da waren.");
  });
  await expect(area).toHaveValue("Getippt, bevor die Skripte da waren.");
});

/**
 * React takes a page over in pieces, and starts again when somebody touches the page between two of them: here right
 * after the piece that sets the text area back, whose end the clock brings about.
 */
const touchWhileTakenOver = () => {
  const { prototype } = HTMLTextAreaElement;
  const own = Object.getOwnPropertyDescriptor(prototype, "value")!;
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + ahead;
  Object.defineProperty(prototype, "value", {
    ...own,
    set(text: string) {
      own.set!.call(this, text);
      if (ahead > 0) return;
      ahead = 100;
      Promise.resolve().then(() =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })),
      );
    },
  });
};

test("what is typed before the scripts come stays when they have to start again", async ({ page, signInLike }) => {
  await signInLike("mia");
  const area = await writeMotivation(page);
  await typeEarly(page, path, async () => {
    await area.fill("Getippt, bevor die Skripte da waren.");
    await page.evaluate(touchWhileTakenOver);
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

test("a notice that the server sent does not pull the page back to it when the scripts come", async ({ page }) => {
  const { t, field } = screenOf(page, ["cvSend", "cv"]);
  await page.setViewportSize({ width: 360, height: 640 });
  const notice = page.getByRole("status").filter({ hasText: t("errors:nameMissing") });
  await typeEarly(page, "/lebenslauf-generator/pdf", async () => {
    await expect(notice).toBeInViewport();
    await field("email").fill("mira@example.org");
    await expect(notice).not.toBeInViewport();
  });
  await expect(notice).not.toBeInViewport();
  await expect(field("email")).toBeFocused();
});

test("what a page shows stays where it was when a button comes that needs its scripts", async ({
  page,
  signInLike,
}) => {
  await signInLike("jonas", "/ds/bringafriend");
  await page.setViewportSize({ width: 360, height: 640 });
  const { t } = screenOf(page, ["bringAFriend"]);
  const share = page.getByRole("link", { name: t("share.whatsapp") });
  const copy = page.getByRole("button", { name: t("link.copy") });
  let before: Awaited<ReturnType<typeof share.boundingBox>> = null;
  await typeEarly(page, "/ds/bringafriend", async () => {
    await expect(copy).toHaveCount(0);
    before = await share.boundingBox();
  });
  await expect(copy).toBeVisible();
  expect(await share.boundingBox()).toEqual(before);
});
