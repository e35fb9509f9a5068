import { applicantAtDesk, deskScreen } from "../world/desk.ts";
import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const reason = "Die Rückseite fehlt.";

test("an advisor refuses a document, and the applicant reads why; then it is in order", async ({
  page,
  people,
  portal,
}) => {
  const { t, press, field, expectError, summary } = deskScreen(page, "deskDocument", "deskApplicant", "documentChecks");
  const sara = await people.addOneLike("sara");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  const path = applicantAtDesk(await people.idOf(sara));
  await signIn(page, miriam, path);
  const waiting = page.getByRole("listitem").filter({ hasText: t("documentChecks:waiting") });
  const name = (await waiting.first().getByRole("link").first().textContent()) ?? "";
  const row = page.getByRole("listitem").filter({ hasText: name });
  const check = () => row.getByRole("link", { name: new RegExp(`: ${name} `) }).click();
  await check();
  // The page shows the file within itself, which no other site may.
  const file = await page.request.get((await page.getByTitle(t("preview", { name })).getAttribute("src"))!);
  expect(file.headers()).toMatchObject({ "content-type": "application/pdf", "x-frame-options": "SAMEORIGIN" });
  await press("decision.refuse");
  await expect(summary).toBeVisible();
  await expectError("reason", t("fields.reason.errors.required"));
  await field("reason").fill(reason);
  await press("decision.refuse");
  await expect(page.getByText(t("notice.refused"))).toBeVisible();
  await expect(row.getByText(t("documentChecks:refused", { reason }))).toBeVisible();
  expect(await mailTo(sara, portal.dataDirectory)).toContain(reason);

  await check();
  await press("decision.accept");
  await expect(page.getByText(t("notice.accepted"))).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, sara, "/ds/application/search/4");
  const documents = screenOf(page, ["documents"]);
  const own = page.getByRole("listitem").filter({ hasText: name }).last();
  await expect(own.getByText(documents.t("files.accepted"))).toBeVisible();
});
