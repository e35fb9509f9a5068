import { screenOf } from "../world/screen.ts";
import { expect, takenOver, test } from "../world/test.ts";

const path = "/ds/feedback";
const end = "/ds/application/search/done";
const noWords = "Ohne Bewertung, aber mit Worten.";

test("an opinion is sent with reasons and words, and thanked for", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena", path);
  const { t, field, group, choose, press } = screenOf(page, ["feedback"]);
  await choose("selected", t("rating.negative"));
  await group("negativeReasons")
    .getByRole("checkbox", { name: t("reason.confusing") })
    .check();
  await group("negativeReasons")
    .getByRole("checkbox", { name: t("reason.other") })
    .check();
  await field("feedback").fill("Zu viele Seiten.");
  await press("send");

  await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
  const [opinion] = await people.feedbackOf(email);
  expect(opinion).toMatchObject({ selected: "negative", reasons: "confusing,other", feedback: "Zu viele Seiten." });
  expect(opinion.agent).toContain("Mozilla");
  await press("toHome");
  await expect(page).toHaveURL("/ds/home");
});

test.describe("without script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  test("an opinion without a rating comes back with its words", async ({ page, people, signInLike }) => {
    const email = await signInLike("lena", path);
    const { t, field, press, summary } = screenOf(page, ["feedback"]);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await field("feedback").fill(noWords);
    await press("send");

    expect((await answer).status()).toBe(422);
    await expect(summary).toContainText(t("fields.selected.errors.required"));
    await expect(field("feedback")).toHaveValue(noWords);
    expect(await people.feedbackOf(email)).toEqual([]);
  });

  test("no dialog stands in the way after the end of a group", async ({ page, signInLike }) => {
    await signInLike("sara", end);
    await page.goto("/ds/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test("the focus goes on to the thanks when the form is gone", async ({ page, signInLike }) => {
    await signInLike("lena", path);
    const { t, choose, press } = screenOf(page, ["feedback"]);
    await choose("selected", t("rating.positive"));
    await press("send");
    await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("nothing can be sent before a rating is chosen, the button looks it, and what is left is counted", async ({
    page,
    signInLike,
  }) => {
    await signInLike("lena", path);
    const { t, field, choose, button } = screenOf(page, ["feedback"]);
    const reason = page.getByText(t("fields.selected.errors.required"));
    await expect(button("send")).toBeDisabled();
    await expect(button("send")).toHaveCSS("opacity", "0.6");
    await expect(reason).toBeVisible();
    await field("feedback").fill("Gut!");
    await expect(page.getByText(t("remaining", { count: 1996 }))).toBeVisible();
    await choose("selected", t("rating.positive"));
    await expect(button("send")).toBeEnabled();
    await expect(button("send")).toHaveCSS("opacity", "1");
    await expect(reason).toHaveCount(0);
  });

  test("after a group was finished home asks, thanks, and never asks again", async ({ page, people, signInLike }) => {
    const email = await signInLike("sara");
    await page.goto(end);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(screenOf(page, ["searchDone"]).t("done.title"));
    await page
      .getByRole("link", { name: screenOf(page, ["applicant"]).t("nav.home") })
      .first()
      .click();
    const { t, choose, press } = screenOf(page, ["feedback"]);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: t("title") })).toBeFocused();
    await choose("selected", t("rating.positive"));
    await press("send");
    await expect(dialog.getByText(t("thanks.lead"))).toBeVisible();
    await expect(dialog.getByRole("heading", { name: t("thanks.title") })).toBeFocused();
    await press("close");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/ds/home");
    const [opinion] = await people.feedbackOf(email);
    expect(opinion).toMatchObject({ selected: "positive", reasons: "" });
    expect(opinion.screen_width).toBeGreaterThan(0);
    await expect.poll(() => people.metadataOf(email)).toMatchObject({ feedbackGiven: true });

    await page.goto(end);
    await page.goto("/ds/home");
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await expect(dialog).toHaveCount(0);
  });

  test("home asks after an offer was accepted, as after every group", async ({ page, people, signInLike }) => {
    const email = await signInLike("sara");
    await people.forgetApplicationsOf(email);
    const offered = await people.openFor(email);
    await offered.interest();
    await offered.offersPlace();
    await page.goto(`${offered.path}/accept`);
    await screenOf(page, ["acceptOffer"]).press("submit");
    await expect(page).toHaveURL("/ds/selfmatching/done");
    await page.goto("/ds/home");
    const { t } = screenOf(page, ["feedback"]);
    await expect(page.getByRole("dialog").getByRole("heading", { name: t("title") })).toBeFocused();
  });

  test("an opinion that does not arrive stays in the dialog with its words, and arrives when it is sent again", async ({
    page,
    people,
    signInLike,
  }) => {
    const email = await signInLike("sara", end);
    await page.goto("/ds/home");
    const { t, field, choose, press, summary } = screenOf(page, ["feedback"]);
    const dialog = page.getByRole("dialog");
    await choose("selected", t("rating.neutral"));
    await field("feedback").fill(noWords);
    await page.route("**/feedback?_data=*", (route) => route.abort());
    await press("send");
    await expect(summary).toBeFocused();
    await expect(field("feedback")).toHaveValue(noWords);

    await page.unroute("**/feedback?_data=*");
    await press("send");
    await expect(dialog.getByText(t("thanks.lead"))).toBeVisible();
    await expect(page).toHaveURL("/ds/home");
    expect(await people.feedbackOf(email)).toMatchObject([{ selected: "neutral", feedback: noWords }]);
  });

  test("a dialog that was closed without an answer stays closed", async ({ page, people, signInLike }) => {
    const email = await signInLike("sara", end);
    await page.goto("/ds/home");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => people.metadataOf(email)).toMatchObject({ feedbackGiven: true });
    expect(await people.feedbackOf(email)).toEqual([]);
  });

  test("scripts beside ours hear that the page has loaded, and that the dialog was closed", async ({
    page,
    signInLike,
  }) => {
    await signInLike("sara", end);
    const heard: string[] = [];
    await page.exposeFunction("hear", (type: string) => heard.push(type));
    await page.addInitScript(() => {
      const { hear } = window as unknown as { hear: (type: string) => void };
      for (const type of ["initialLoadingCompleted", "closed"]) document.addEventListener(type, () => hear(type));
    });
    await page.goto("/ds/home");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => heard).toEqual(["initialLoadingCompleted"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => heard).toEqual(["initialLoadingCompleted", "closed"]);
  });

  test("on a low phone both buttons of the dialog are in sight", async ({ page, signInLike }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInLike("sara", end);
    await page.goto("/ds/home");
    const { t, choose } = screenOf(page, ["feedback"]);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await choose("selected", t("rating.negative"));
    for (const name of [t("send"), t("close")])
      await expect(dialog.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
});
