import { expectNoViolation } from "../world/accessible.ts";
import { applicantAtDesk, deskScreen, savedBy } from "../world/desk.ts";
import { mailTo } from "../world/outbox.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("the office reads what was mailed to somebody and how far it got, and sends it again", async ({
  page,
  people,
  portal,
  javaScriptEnabled,
}) => {
  const { t, press } = deskScreen(page, "officeMails", "mailKinds", "mailStates", "office");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.answerTicket(await people.askFor(lena, "Wann geht es weiter?"), "Nächste Woche.");
  const sent = await mailTo(lena, portal.dataDirectory);
  await people.makeOffice(miriam);
  await signIn(page, miriam, "/advisor/office/mails");

  await page.getByLabel(t("search")).fill(lena);
  await press("apply");
  const rows = page
    .getByRole("table", { name: t("title") })
    .getByRole("row")
    .filter({ hasText: lena });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(t("mailKinds:ticketAnswered"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await rows.getByRole("button", { name: new RegExp(`^${t("again")}`) }).click();
  await expect(page.getByText(t("notice.again"))).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  expect(await mailTo(lena, portal.dataDirectory, 1)).toBe(sent);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/\d\d\.\d\d\.\d{4}/);

  await page.getByLabel(t("column.state")).selectOption("failed");
  await press("apply");
  await expect(page.getByText(t("none.found"))).toBeVisible();
  // No text of a mail stands in the log.
  expect(await page.content()).not.toContain("Nächste Woche");
});

test("the office reads who looked at whom and when, narrows it, and saves it", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, link } = deskScreen(page, "officeAudit", "auditActs", "office");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await signIn(page, miriam, applicantAtDesk(await people.idOf(lena)));
  await people.makeOffice(miriam);
  await page.goto("/advisor/office/audit");

  await page.getByLabel(t("search.whom")).fill(lena);
  await press("apply");
  const rows = page
    .getByRole("table", { name: t("title") })
    .getByRole("row")
    .filter({ hasText: "Ada Beispiel" });
  await expect(rows.first()).toContainText(t("auditActs:study_advisor.fetchApplicant"));
  await expect(rows.first()).toContainText("Lena Petersen");
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const at = (await rows.first().innerText()).match(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/)?.[0] ?? "";
  const line = (await savedBy(page, link("table"))).find((one) => one.includes("study_advisor.fetchApplicant"));
  expect(line).toMatch(new RegExp(`^${at.replace(",", "")};`));

  await page.getByLabel(t("column.operation")).selectOption("study_advisor.setStage");
  await press("apply");
  await expect(page.getByText(t("none"))).toBeVisible();
  await link("office:showAll").click();
  await expect(page).toHaveURL("/advisor/office/audit");
});
