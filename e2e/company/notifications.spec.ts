import { limits } from "#contract/limits.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, signIn, test } from "../world/test.ts";

const mailed = "/b2b/profile/notifications";

test("a company user switches off a kind of mail, and finds it off later", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), mailed);
  const { t, box, press } = screenOf(page, ["mailedNotifications"], "de", "formal");
  for (const kind of ["interest", "interviews", "answers", "contracts", "support"])
    await expect(box(`settings.company_${kind}`)).toBeChecked();
  await expect(page.getByText(/Werkraum \w+ GmbH/).first()).toBeVisible();

  await box("settings.company_interviews").uncheck();
  await press("save");

  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await page.goto(mailed);
  await expect(box("settings.company_interviews")).not.toBeChecked();
  await expect(box("settings.company_interest")).toBeChecked();
});

test("notifications are read one by one or all at once, and the head counts the unread ones", async ({
  page,
  people,
}) => {
  const opening = await people.openFor(await people.addOneLike("sara"));
  await opening.interest();
  await people.letSignIn(opening.companyEmail);
  await people.promiseConfidentiality(opening.companyEmail);
  await signIn(page, opening.companyEmail, "/b2b/notifications");
  const { t, press } = screenOf(page, ["companyNotifications", "company"], "de", "formal");
  const title = t("kind.express-interest", { name: "Sara Lindner" });
  const unread = page.locator("header").getByText(screenOf(page, ["company"]).t("unread", { count: 1 }));

  await expect(page.getByText(opening.title)).toBeVisible();
  await expect(page.getByRole("button", { name: title })).toBeVisible();
  await expect(unread.first()).toBeAttached();
  await press("readAll");
  await expect(page.getByText(t("notice.allRead"))).toBeVisible();
  await expect(unread).toHaveCount(0);

  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/b2b/job-openings/${opening.id}/applicants/`));
});

test("a company without events yet reads what the page will show", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/notifications");
  const { t, link } = screenOf(page, ["companyNotifications"], "de", "formal");
  await expect(page.getByText(t("empty.all"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("readAll") })).toHaveCount(0);
  await link("home").click();
  await expect(page).toHaveURL("/b2b/home");
});

test("older notifications are on the next page, and each names its company where there are several", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  const { name } = await people.makeColleague(owner);
  for (let count = 0; count < limits.notificationsPerPage + 1; count++)
    await people.showInterest(await people.addOneLike("sara"), opening);
  const { t, link } = screenOf(page, ["companyNotifications", "company"], "de", "formal");
  await page.goto("/b2b/notifications");
  await fillInSignIn(page, owner);
  await page.waitForURL(/\/b2b\/companies/);
  await page.getByRole("radio", { name: new RegExp(name) }).check();
  await screenOf(page, ["chooseCompany"], "de", "formal").press("submit");
  await page.waitForURL(/\/b2b\/(home|notifications)$/);
  await page.goto("/b2b/notifications");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: t("new") });
  await expect(rows).toHaveCount(limits.notificationsPerPage);
  await expect(rows.first()).toContainText(/Werkraum \w+ GmbH/);
  await expect(rows.first()).not.toContainText(name);
  await link("older").click();
  await expect(page).toHaveURL("/b2b/notifications?page=2");
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(t("position", { page: 2, pages: 2 }))).toBeVisible();
  await link("newer").click();
  await expect(rows).toHaveCount(limits.notificationsPerPage);
});
