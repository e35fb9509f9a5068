import type { Page } from "@playwright/test";
import { formatDay } from "#app/i18n/format.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { pdf } from "../world/files.ts";
import { expectMail } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const today = () => todayInGermany(new Date());
/** Starts that are not chosen for anybody else: a past one, and one after the next. */
const started = () => addMonths(today(), -1);
const farAhead = () => addMonths(today(), 7);
const personal = "/ds/application/contracts/1";
const documents = "/ds/application/contracts/2";
const done = "/ds/application/contracts/done";

async function tellPersonal(page: Page) {
  const { t, field, choose } = screenOf(page, ["contractPersonal"]);
  await field("placeOfBirth").fill("Hamburg");
  await field("countryOfBirth").selectOption("DE");
  await field("nationality").selectOption("DE");
  await choose("healthInsuranceType", t("insuranceType.statutory"));
}

async function upload(page: Page, kinds: string[]) {
  const { t, field, press } = screenOf(page, ["contractDocuments", "documents", "documentKinds"]);
  for (const kind of kinds) {
    const name = `${kind}.pdf`;
    await field("type").selectOption(kind);
    await field("file").setInputFiles(pdf(name));
    await press("upload.submit");
    await expect(page.getByText(t("notice.savedFile", { name }))).toBeVisible();
  }
}

/** How the contract stands, as the page's own part tells it. */
const expectProgress = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();

test("from the request to enrolment: details, documents, changes, decision by mail", async ({
  page,
  people,
  portal,
  signInLike,
}) => {
  test.slow();
  const words = screenOf(page, ["submitContract", "contractProgress", "contractSteps", "contractsDone", "documents"]);
  const { t, press, link } = words;
  const email = await signInLike("sara");
  await people.findPartnerFor(email, started());
  await people.decideOnContractOf(email, "request");
  await expectMail(email, documents, portal.dataDirectory);

  await page.goto(personal);
  await tellPersonal(page);
  await screenOf(page, ["contractPersonal"]).field("healthInsuranceProofDate").fill(today());
  await press("continue");
  await expect(page).toHaveURL(documents);

  await upload(page, ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"]);
  await press("continue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await press("submit");

  await expect(page).toHaveURL(done);
  await expect(page.getByText(t("notice.submitted"))).toBeVisible();
  await expectProgress(page, t("status.in_review.title"));
  const until = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString();
  await expect(page.getByText(t("status.in_review.until", { date: formatDay(until) }))).toBeVisible();

  await page.goto(documents);
  const photoId = page.getByRole("listitem").filter({ hasText: "PhotoId.pdf" });
  await photoId.getByRole("link", { name: t("documents:files.delete") }).click();
  await screenOf(page, ["deleteDocument"]).press("delete");
  await expectProgress(page, t("status.incomplete.title"));
  await page.goto(done);
  await expectProgress(page, t("status.incomplete.title"));
  await expect(page.getByText(t("act.complete"), { exact: true })).toBeVisible();
  const card = page.getByRole("region", { name: t("status.incomplete.title") });
  await expect(card.getByRole("listitem")).toHaveText([screenOf(page, ["documentKinds"]).t("PhotoId")]);
  const step = t("steps:step.contractDocuments.long");
  await page.getByRole("link", { name: t("steps:goOn", { step }) }).click();
  await expect(page).toHaveURL(documents);
  await upload(page, ["PhotoId"]);
  await expectProgress(page, t("status.in_review.title"));

  const note = "Von deinem Ausweis fehlt die Rückseite.";
  await people.decideOnContractOf(email, "request-changes", note);
  await expectMail(email, note, portal.dataDirectory);
  await page.goto(documents);
  await expectProgress(page, t("status.changes_requested.title"));
  await expect(page.getByText(note)).toBeVisible();
  await press("continue");
  await link("leave").click();
  await expect(page).toHaveURL(documents);
  await press("continue");
  await press("submit");
  await expect(page).toHaveURL(done);

  for (const [event, status] of [
    ["send", "sent"],
    ["sign", "signed"],
    ["enrol", "enrolled"],
  ] as const) {
    await people.decideOnContractOf(email, event);
    await page.goto(done);
    await expectProgress(page, t(`status.${status}.title`));
    await expect(page.getByText(t(`event.${event}`), { exact: true })).toBeVisible();
  }
  await expect(page.getByText(t("act.enrol"), { exact: true })).toHaveCount(0);
  await expectMail(email, "eingeschrieben", portal.dataDirectory);
  await page.goto(documents);
  await expectProgress(page, t("status.enrolled.title"));
  await expect(page.getByLabel(t("documents:fields.file.label"))).toHaveCount(0);
  await page.goto("/ds/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(screenOf(page, ["home"]).t("next.enrolled.title"));
});

test("the data that the contract needs are asked for, and what was typed is still there", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, field, press, summary, expectError } = screenOf(page, ["contractPersonal"]);
  await people.findPartnerFor(await signInLike("sara"), started());
  await page.goto(personal);

  const tooOld = addMonths(started(), -4);
  await field("placeOfBirth").fill("Hamburg");
  await field("healthInsuranceProofDate").fill(tooOld);
  await press("continue");

  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${t("errorPrefix")} ${t("title")}`));
  for (const name of ["countryOfBirth", "nationality"]) await expectError(name, t(`fields.${name}.errors.required`));
  const from = formatDay(addMonths(started(), -3));
  await expectError("healthInsuranceProofDate", t("errors:proofTooOld", { from }));
  await expect(field("placeOfBirth")).toHaveValue("Hamburg");
  await expect(field("healthInsuranceProofDate")).toHaveValue(tooOld);
});

test("missing documents are named, and a chosen file is kept all the same", async ({ page, people, signInLike }) => {
  const { t, field, press, summary } = screenOf(page, ["contractDocuments", "documents"]);
  await people.findPartnerFor(await signInLike("sara"), started());
  await page.goto(documents);

  await field("type").selectOption("PhotoId");
  await field("file").setInputFiles(pdf("Ausweis.pdf"));
  await press("continue");

  await expect(summary).toContainText(t("errors:insuranceProofMissing"));
  await expect(summary).toContainText(t("errors:entranceQualificationMissing"));
  await expect(summary).not.toContainText(t("errors:photoIdMissing"));
  await expect(page.getByRole("link", { name: "Ausweis.pdf" }).first()).toBeVisible();
});

test("before the day everything can be prepared, and the page says from when it is taken", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press, field } = screenOf(page, ["contractProgress", "contractPersonal", "contractsDone"]);
  const email = await signInLike("sara");
  await people.findPartnerFor(email, farAhead());
  await people.decideOnContractOf(email, "request");
  const date = formatDay(addMonths(farAhead(), -3));

  await page.goto("/ds/application/abilities/1");
  await expect(page.getByText(screenOf(page, ["studyInfo"]).t("contracted"))).toBeVisible();

  await page.goto(personal);
  await expect(field("healthInsuranceProofDate")).toHaveCount(0);
  await expect(page.getByText(t("proofLater", { date }))).toBeVisible();
  await tellPersonal(page);
  await press("continue");

  await upload(page, ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"]);
  await expect(page.getByText(t("from", { date }))).toBeVisible();
  await press("continue");
  await expect(page).toHaveURL(done);
  await expect(page.getByText(t("from", { date }))).toBeVisible();
});

test("a contract document can be re-sorted and deleted, and leads back to its step", async ({
  page,
  people,
  signInLike,
}) => {
  const { t } = screenOf(page, ["contractDocuments", "documents"]);
  const change = screenOf(page, ["changeDocument"]);
  const remove = screenOf(page, ["deleteDocument"]);
  await people.findPartnerFor(await signInLike("sara"), started());
  await page.goto(documents);
  await upload(page, ["PhotoId"]);
  const row = page.getByRole("listitem").filter({ hasText: "PhotoId.pdf" });

  await row.getByRole("link", { name: t("files.change") }).click();
  await change.field("type").selectOption("De-registration certificate");
  await change.press("save");
  await expect(page).toHaveURL(documents);
  await expect(page.getByText(t("notice.changed"))).toBeVisible();

  await row.getByRole("link", { name: t("files.delete") }).click();
  await remove.press("delete");
  await expect(page).toHaveURL(documents);
  await expect(page.getByText(t("notice.deleted"))).toBeVisible();
});
