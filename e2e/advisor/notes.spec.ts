import { expectNoViolation } from "../world/accessible.ts";
import { applicantAtDesk, deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor notes something about an applicant, changes it, and a colleague's change in between is not overwritten", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, field, press, link, expectError, summary } = deskScreen(page, "deskNotes", "comments", "applicantParts");
  const changing = deskScreen(page, "deskNote", "errors");
  const deleting = deskScreen(page, "deleteNote");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  const sheet = applicantAtDesk(await people.idOf(lena));
  await signIn(page, miriam, sheet);
  await link("notes").click();
  await page.waitForURL(`${sheet}/notes`);

  await press("add");
  await expect(summary).toBeFocused();
  await expectError("text", t("fields.text.errors.required"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await field("text").fill("Ruft am Freitag an.");
  await press("add");
  await expect(page.getByText("Ruft am Freitag an.")).toBeVisible();
  await expect(page.getByText(changing.t("notice.added"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("someNotes", { count: 1 }) })).toBeVisible();

  // The note is changed in another tab meanwhile: nothing is overwritten, and what was typed stays.
  await page.getByRole("link", { name: t("change") }).click();
  await page.waitForURL(/notes\/[0-9a-f-]+$/);
  await people.changeNotesOn(lena, "Hat schon angerufen.");
  await changing.field("text").fill("Ruft am Montag an.");
  await changing.press("submit");
  await expect(changing.summary).toBeVisible();
  await expect(changing.field("text")).toHaveValue("Ruft am Montag an.");
  await changing.press("submit");
  await expect(page.getByText(changing.t("notice.changed"))).toBeVisible();
  await expect(page.getByText("Ruft am Montag an.")).toBeVisible();

  await page.getByRole("link", { name: t("delete") }).click();
  await deleting.press("submit");
  await expect(page.getByText(changing.t("notice.deleted"))).toBeVisible();
  await expect(page.getByText("Ruft am Montag an.")).toHaveCount(0);
});

test("a note whose button is pressed twice is added once and leaves an empty field; what is typed since stays", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script the answer is another page");
  const { t, field, press, button } = deskScreen(page, "deskNotes", "deskNote", "comments");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await signIn(page, miriam, `${applicantAtDesk(await people.idOf(lena))}/notes`);
  let release = () => {};
  let isReleased = Promise.resolve();
  const hold = () => {
    isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  await page.route(/notes\?/, async (route) => {
    if (route.request().method() === "POST") await isReleased;
    await route.continue();
  });

  hold();
  await field("text").fill("Ruft am Freitag an.");
  await button("add").dblclick();
  release();
  await expect(page.getByText(t("notice.added"))).toBeVisible();
  await expect(page.getByText("Ruft am Freitag an.")).toHaveCount(1);
  await expect(field("text")).toHaveValue("");

  hold();
  await field("text").fill("Will nach Köln.");
  await press("add");
  await field("text").fill("Will nach Köln. Oder nach Bonn.");
  release();
  await expect(page.getByRole("paragraph").filter({ hasText: "Will nach Köln." })).toBeVisible();
  await expect(field("text")).toHaveValue("Will nach Köln. Oder nach Bonn.");
  await press("add");
  await expect(page.getByRole("paragraph").filter({ hasText: "Oder nach Bonn." })).toBeVisible();
  await expect(field("text")).toHaveValue("");
});

test("an advisor sees what is suggested to an applicant, recommends it, and reads what was mailed", async ({
  page,
  people,
}) => {
  const { t, link } = deskScreen(page, "deskOpenings", "openingFacts", "applicantParts", "deskMails", "mailStates");
  const sara = await people.addOneLike("sara");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  const sheet = applicantAtDesk(await people.idOf(sara));
  await signIn(page, miriam, `${sheet}/job-openings`);
  const recommend = page.getByRole("button", { name: t("recommend") });
  const before = await recommend.count();
  expect(before).toBeGreaterThan(0);
  await expect(page.getByRole("list", { name: t("why") }).first()).toContainText(t("reason.course.fits"));
  await recommend.first().click();
  await expect(page.getByText(t("notice.recommended"))).toBeVisible();
  await expect(recommend).toHaveCount(before - 1);
  await expect(page.getByText(t("recommended"), { exact: true }).first()).toBeVisible();

  const read = page.getByText(t("read")).first();
  await expect(page.getByText(t("openingFacts:applicant.text.tasks")).first()).toBeHidden();
  await read.click();
  await expect(page.getByText(t("openingFacts:applicant.text.tasks")).first()).toBeVisible();

  await link("mails").click();
  await page.waitForURL(`${sheet}/mails`);
  await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(1);

  await link("openings").click();
  await page
    .getByRole("button", { name: t("withdraw") })
    .first()
    .click();
  await expect(page.getByText(t("notice.withdrawn"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("withdraw") })).toHaveCount(0);
});
