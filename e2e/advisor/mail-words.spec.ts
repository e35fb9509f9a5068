import { randomUUID } from "node:crypto";
import { expectNoViolation } from "../world/accessible.ts";
import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";
import { words } from "../world/words.ts";

// axe needs it.
test.use({ bypassCSP: true });

/** Both projects share a portal: each has a mail of its own, and only one of them is sent. */
const mailOf = {
  plain: { kind: "offerUnanswered", first: "{{applicant}} hat noch nicht geantwortet", last: "{{days}} Tage" },
  script: { kind: "advisorAdded", first: "Zugang", last: "Die Adresse: {{email}}" },
};

test("the office words a mail, is told which values it has, sees it, and goes back to the original words", async ({
  page,
  people,
  portal,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const { kind, first, last } = mailOf[hasScript ? "script" : "plain"];
  const spaces = ["officeMailText", "officeTexts", "office", "mailKinds"];
  const { t, field, press, link, expectError, summary } = screenOf(page, spaces, "de", "neutral");
  const name = words(["mailKinds"], "de")(kind);
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/texts/mail");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(t("languages.original"));
  await row.getByRole("link", { name }).click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { name: t("placeholders") })).toBeVisible();

  await field("title").fill("{{vorname}}, hallo");
  await press("publish");
  await expect(summary).toBeVisible();
  await expectError("title", "{{vorname}} gibt es hier nicht. Möglich sind: {{");
  await field("title").fill(first);
  await field("body").fill("Ohne das Wichtige.");
  await press("publish");
  await expectError("body", "muss im Text vorkommen");
  const mark = `Gruß ${randomUUID().slice(0, 8)}`;
  await field("body").fill(`<b>${mark}</b>\n\n---\n\n${last}`);
  await press("preview.show");
  const preview = page.getByRole("region", { name: t("preview.title") });
  await expect(preview).toBeVisible();
  const mail = preview.frameLocator("iframe");
  await expect(mail.getByText(`<b>${mark}</b>`).filter({ visible: true })).toBeVisible();
  await expect(mail.locator("b").filter({ hasText: mark })).toHaveCount(0);
  if (hasScript) await expectNoViolation(page);
  await press("publish");
  await expect(page.getByText(t("published"))).toBeVisible();
  await page.goto("/advisor/office/texts/mail");
  await expect(row).toContainText(t("languages.changed", { languages: "\u2068Deutsch\u2069" }));

  if (hasScript) {
    const email = `${randomUUID()}@example.org`;
    const { t, field, press } = screenOf(page, ["officeAdvisors", "office"], "de", "neutral");
    await page.goto("/advisor/office/advisors/new");
    await field("name").fill("Ada Neu");
    await field("email").fill(email);
    await field("city").fill("Köln");
    await press("forms:save");
    await expect(page.getByText(t("notice.added", { name: "Ada Neu", email }))).toBeVisible();
    const sent = await mailTo(email, portal.dataDirectory);
    expect(sent).toContain(`<b>${mark}</b>`);
    expect(sent).toContain(`Die Adresse: ${email}`);
  }

  await page.goto(`/advisor/office/texts/mail/mail.advisor.${kind}/de`);
  await expect(field("body")).toHaveValue(new RegExp(mark));
  await link("toOriginal").click();
  await expect(page.getByText(t("original"))).toBeVisible();
  await expect(field("body")).not.toHaveValue(new RegExp(mark));
  await press("publish");
  await expect(page.getByText(t("published"))).toBeVisible();
  await page.goto("/advisor/office/texts/mail");
  await expect(row).toContainText(t("languages.original"));
});
