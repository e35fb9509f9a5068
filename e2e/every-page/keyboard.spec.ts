import type { Locator, Page } from "@playwright/test";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";
import { words } from "../world/words.ts";

const t = words(["distance"]);

/** Presses Tab until something of this name has the focus; gives up when the page has been round. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (name === (await nameOfFocus(page))) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** The question of a group of choices, or the words of a link or button. */
const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const legend = focused.matches("input[type=radio]") && focused.closest("fieldset")?.querySelector("legend");
    return (legend || focused).textContent?.replace(/\s\*$/, "").trim();
  });

test("a whole step works by keyboard alone, and the focus can always be seen", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/application/search/2");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: t("shell.skip") })).toBeFocused();
  await expect(page.getByRole("link", { name: t("shell.skip") })).toBeInViewport();
  await page.keyboard.press("Enter");

  await tabTo(page, t("fields.practicePartnerMaxDistance.label"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  for (const question of ["drivingLicenseExists", "ownCar", "professionalExperienceExists"]) {
    await tabTo(page, t(`fields.${question}.label`));
    await page.keyboard.press("Space");
    const outline = await page.locator(":focus").evaluate((focused) => getComputedStyle(focused).outlineStyle);
    expect(outline).not.toBe("none");
  }
  await tabTo(page, t("continue"));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/ds/application/search/3");
});

test("errors are reached and corrected by keyboard alone", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/application/search/2");
  await tabTo(page, t("continue"));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");

  await expect(page.getByRole("radio", { name: t("upTo", { value: 5 }) })).toBeChecked();
});

/** Presses Tab until this has the focus; gives up when the page has been round. */
async function tabOn(page: Page, wanted: Locator) {
  const element = await wanted.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((element) => element === document.activeElement, element)) return;
  }
  throw new Error(`The keyboard does not reach ${wanted}`);
}

test("people sign in by keyboard alone", async ({ page, people }) => {
  const email = await people.addOneLike("lena");
  const { field, button } = screenOf(page, ["signIn"]);
  await page.goto("/ds/home");
  await tabOn(page, field("email"));
  await page.keyboard.type(email);
  await tabOn(page, field("password"));
  await page.keyboard.type(demoPassword);
  await tabOn(page, button("submit"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/ds/home");
});

test("a question is written and sent by keyboard alone", async ({ page, signInLike }) => {
  await signInLike("mia");
  const { field, button } = screenOf(page, ["support", "message", "contact"]);
  const ticket = screenOf(page, ["ticket"]);
  await page.goto("/ds/contact/3");
  await tabOn(page, field("subject"));
  await page.keyboard.type("Mein Zeugnis");
  await tabOn(page, field("text"));
  await page.keyboard.type("Reicht das Halbjahreszeugnis?");
  await tabOn(page, button("send"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(ticket.t("notice.sent"))).toBeVisible();
});

test("an opinion is given by keyboard alone", async ({ page, signInLike }) => {
  await signInLike("lena");
  const { t, group, field, button } = screenOf(page, ["feedback"]);
  await page.goto("/ds/feedback");
  await tabOn(page, group("selected").getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabOn(page, field("feedback"));
  await page.keyboard.type("Zu viele Seiten.");
  await tabOn(page, button("send"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
});

test("a company's mails are switched off by keyboard alone", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/profile/notifications");
  const { t, box, button } = screenOf(page, ["mailedNotifications"], "de", "formal");
  await tabOn(page, box("settings.company_interviews"));
  await page.keyboard.press("Space");
  await tabOn(page, button("save"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(box("settings.company_interviews")).not.toBeChecked();
});

test("a colleague is invited by keyboard alone", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/employees/edit");
  const { t, field, group, button } = screenOf(page, ["inviteEmployee", "rights"], "de", "formal");
  const right = group("permissions").getByRole("checkbox", { name: t("right.editContracts.label") });
  const email = `cem-${Date.now()}@example.org`;
  for (const [name, value] of [
    ["firstName", "Cem"],
    ["lastName", "Öztürk"],
    ["email", email],
  ] as const) {
    await tabOn(page, field(name));
    await page.keyboard.type(value);
  }
  await tabOn(page, right);
  await page.keyboard.press("Space");
  await tabOn(page, button("submit"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/b2b/employees");
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText(t("right.editContracts.label"));
});

test("a job opening is begun by keyboard alone", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/job-openings/manage");
  const { field, button } = screenOf(page, ["manageStudy", "steps", "forms"], "de", "formal");
  for (const name of ["course", "campus", "startDate"]) {
    await tabOn(page, field(name));
    await page.keyboard.press("ArrowDown");
    await expect(field(name)).not.toHaveValue("");
  }
  await tabOn(page, field("requiredCount"));
  await page.keyboard.type("2");
  await tabOn(page, button("steps:continue"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/b2b\/job-openings\/[0-9a-f-]{36}\/manage\/job$/);
});

test("an applicant is chosen from the list and rejected with an offered phrase by keyboard alone", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const [opening, sara] = [await people.addOpening(owner), await people.addOneLike("sara")];
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  const contacted = `/b2b/job-openings/${opening}/contacted`;
  await signIn(page, owner, contacted);
  const { t, field, button } = screenOf(page, ["applicantLists"], "de", "formal");
  await tabOn(page, page.getByRole("checkbox", { name: t("choose", { name: "Sara Lindner" }) }));
  await page.keyboard.press("Space");
  await tabOn(page, field("act"));
  await page.keyboard.press("End");
  await expect(field("act")).toHaveValue("rejectChosen");
  await tabOn(page, button("go"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/contacted\/reject\?/);
  const rejection = screenOf(page, ["rejectChosen", "rejectApplicant"], "de", "formal");
  // Own words alone are the last choice, and chosen: the next one is the first.
  await tabOn(page, page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await tabOn(page, rejection.button("submit_one"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(contacted);
  await expect(page.getByText(new RegExp(t("noticeTo.rejectChosen", { names: ".+" })))).toBeVisible();
});
