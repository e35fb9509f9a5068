import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { composeIBAN } from "ibantools";
import sharp from "sharp";
import { expectNoViolation } from "../world/accessible.ts";
import { companyScreen, send } from "../world/company.ts";
import { expect, fillInSignIn, settled, signIn, test } from "../world/test.ts";

const [overview, data, payment] = ["/b2b/company", "/b2b/company/data", "/b2b/company/payment"];

async function answerData(page: Page, name: string) {
  const { field } = companyScreen(page, "firmData");
  await field("name").fill(name);
  await field("companyName").fill(`${name} GmbH`);
  await field("managingDirectors").fill("Ines Albrecht, Leon Kaminski");
  await field("locations.street").fill("Hafenstraße 12");
  await field("locations.postalCode").fill("50667");
  await field("locations.city").fill("Köln");
  await field("email").fill("ausbildung@example.org");
  await field("phone").fill("+49 221 5550");
}

test("an owner completes the company's data; a gap keeps everything that was typed", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), data);
  const { t, field, press, summary, expectError } = companyScreen(page, "firmData", "firm");
  const name = `Werkraum ${randomUUID().slice(0, 6)}`;
  await answerData(page, name);
  await field("companyName").fill("");
  await field("website").fill("werkraum");
  expect(await send(page, press, "forms:save")).toBe(422);
  await expect(summary).toBeVisible();
  await expectError("companyName", t("fields.companyName.errors.required"));
  await expect(field("name")).toHaveValue(name);
  await expect(field("website")).toHaveValue("werkraum");
  if (javaScriptEnabled) await expectNoViolation(page);

  await press("addLocation");
  await expect(page.getByRole("group", { name: t("location", { number: 2 }) })).toBeVisible();
  await expect(field("website")).toHaveValue("werkraum");
  await page.getByRole("button", { name: t("removeLocation", { number: 2 }) }).click();
  // The answer fills in the fields once more: what is typed before it comes would be replaced.
  await expect(page.getByRole("group", { name: t("location", { number: 2 }) })).toHaveCount(0);
  await field("companyName").fill(`${name} GmbH`);
  await field("website").fill("https://werkraum.example.org");
  expect(await send(page, press, "forms:save")).toBeLessThan(400);

  await page.waitForURL(overview);
  await expect(page.getByText(t("notice.data"))).toBeVisible();
  await expect(page.getByText(t("data.complete"), { exact: true })).toBeVisible();
  await expect(page.getByText("Hafenstraße 12, 50667 Köln")).toBeVisible();
});

test("what a colleague saved meanwhile is shown beside what was typed", async ({ page, people, context }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), data);
  const { t, field, press } = companyScreen(page, "firmData", "firm");
  await answerData(page, "Werkraum");
  const other = await context.newPage();
  await other.goto(data);
  await answerData(other, "Werkraum");
  await send(other, companyScreen(other).press, "forms:save");
  await other.waitForURL(overview);

  await field("phone").fill("+49 221 9990");
  expect(await send(page, press, "forms:save")).toBe(409);
  await expect(page.getByText(t("errors:staleStored", { stored: "+49 221 5550" })).first()).toBeVisible();
  await expect(field("phone")).toHaveValue("+49 221 9990");
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await page.waitForURL(overview);
  await expect(page.getByText("+49 221 9990")).toBeVisible();
});

test("a mandate is granted on the overview, and only the end of the IBAN is shown from then on", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, overview);
  const { t, field, choose, box, press, link, expectError } = companyScreen(page, "firmPayment", "firm");
  await choose("paymentType", t("type.sepa"));
  await field("bankAccount.ownerName").fill("Werkraum GmbH");
  await field("bankAccount.email").fill("rechnung@example.org");
  await field("bankAccount.iban").fill("DE89 3704 0044 0532 0130 01");
  await field("bankAccount.email").focus();
  if (javaScriptEnabled) await expectError("bankAccount.iban", t("errors:iban"));
  expect(await send(page, press, "forms:save")).toBe(422);

  await expect(page).toHaveURL(payment);
  await expectError("bankAccount.iban", t("errors:iban"));
  await expect(field("bankAccount.ownerName")).toHaveValue("Werkraum GmbH");
  await expect(field("bankAccount.iban")).toHaveValue("DE89 3704 0044 0532 0130 01");
  await expect(page.getByText(t("errors:mustConfirm")).first()).toBeVisible();
  if (javaScriptEnabled) await expectNoViolation(page);
  await field("bankAccount.iban").fill("de89 3704 0044 0532 0130 00");
  await box("bankAccount.sepaConfirmed").check();
  expect(await send(page, press, "forms:save")).toBeLessThan(400);

  await page.waitForURL(overview);
  await expect(page.getByText(t("notice.payment"))).toBeVisible();
  await expect(page.getByText("DE•• •••• 3000")).toBeVisible();
  await expect(page.getByText(/COBADEFFXXX/)).toBeVisible();
  for (const path of [overview, payment]) {
    await page.goto(path);
    expect(await page.content()).not.toMatch(/37040044|3704 0044/);
  }
  await page.goto(overview);
  const pdf = await page.request.get((await link("payment.pdf").getAttribute("href"))!);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
});

test("all that a first mandate lacks is told at once", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), payment);
  const { t, field, choose, press, summary } = companyScreen(page, "firmPayment", "firm");
  await choose("paymentType", t("type.sepa"));
  await field("bankAccount.ownerName").fill("");
  await field("bankAccount.email").fill("rechnung@");
  expect(await send(page, press, "forms:save")).toBe(422);
  const errors = summary.getByRole("link");
  await expect(errors).toHaveCount(4);
  for (const [at, name] of ["ownerName", "iban", "email", "sepaConfirmed"].entries())
    await expect(errors.nth(at)).toHaveAttribute("href", `#payment-bankAccount.${name}`);
  await expect(field("bankAccount.email")).toHaveValue("rechnung@");
});

test("an IBAN that is refused is told at its field, whatever the script found before", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), payment);
  const { t, field, choose, box, press, expectError } = companyScreen(page, "firmPayment", "firm");
  const iban = field("bankAccount.iban");
  await choose("paymentType", t("type.sepa"));
  await iban.focus();
  await iban.press("Tab");
  expect(await send(page, press, "forms:save")).toBe(422);
  await expectError("bankAccount.iban", t("fields.bankAccount.iban.errors.required"));

  // Its digits are right, but its country is outside of SEPA.
  await field("bankAccount.ownerName").fill("Werkraum GmbH");
  await field("bankAccount.email").fill("rechnung@example.org");
  await box("bankAccount.sepaConfirmed").check();
  await iban.fill("TR33 0006 1005 1978 6457 8413 26");
  await iban.press("Tab");
  expect(await send(page, press, "forms:save")).toBe(422);
  await expectError("bankAccount.iban", t("errors:notSepa"));
  // Somebody who only passes through the field still reads it.
  await iban.focus();
  await iban.press("Tab");
  await expectError("bankAccount.iban", t("errors:notSepa"));
});

test("another address for announcements needs no new mandate, another account holder does", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, payment);
  const { t, field, choose, box, press } = companyScreen(page, "firmPayment", "firm");
  await choose("paymentType", t("type.sepa"));
  await field("bankAccount.ownerName").fill("Werkraum GmbH");
  await field("bankAccount.email").fill("rechnung@example.org");
  await field("bankAccount.iban").fill("DE89 3704 0044 0532 0130 00");
  await box("bankAccount.sepaConfirmed").check();
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await page.waitForURL(overview);

  await page.goto(payment);
  await expect(page.getByText(t("mandateStands"))).toBeVisible();
  await field("bankAccount.email").fill("buchhaltung@example.org");
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await page.waitForURL(overview);
  await expect(page.getByText("buchhaltung@example.org")).toBeVisible();

  await page.goto(payment);
  await field("bankAccount.ownerName").fill("Werkraum Holding GmbH");
  expect(await send(page, press, "forms:save")).toBe(422);
  await expect(box("bankAccount.sepaConfirmed")).toHaveAccessibleDescription(new RegExp(t("errors:mustConfirm")));
  await expect(field("bankAccount.ownerName")).toHaveValue("Werkraum Holding GmbH");
  await box("bankAccount.sepaConfirmed").check();
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await page.waitForURL(overview);
});

test("an IBAN stands in one table and on no page, even if its post is refused or meets an ended session", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["editCompanyPaymentDetails"]);
  const iban = composeIBAN({ countryCode: "DE", bban: `50010517${String(Date.now()).slice(-10)}` })!;
  await signIn(page, owner, payment);
  const { t, field, choose, box, press } = companyScreen(page, "firmPayment", "firm");
  await choose("paymentType", t("type.sepa"));
  await field("bankAccount.ownerName").fill("Werkraum GmbH");
  await field("bankAccount.email").fill("rechnung@example.org");
  await field("bankAccount.iban").fill(iban);
  expect(await send(page, press, "forms:save")).toBe(422);
  await box("bankAccount.sepaConfirmed").check();
  await settled(page);
  await people.expireSessionOf(owner);
  if (javaScriptEnabled) {
    // The answer about the IBAN before may come as late as now.
    const isOfOther = (body: string | null) => /3704.*0044/.test(body ?? "");
    const lookUp = page.waitForResponse((answer) => isOfOther(answer.request().postData()));
    await field("bankAccount.iban").fill("DE89 3704 0044 0532 0130 00");
    expect((await lookUp).status()).toBe(401);
    await field("bankAccount.iban").fill(iban);
  }
  await press("forms:save");
  await page.waitForURL(/\/auth\/company\//);
  await fillInSignIn(page, owner);

  await expect(page).toHaveURL(payment);
  await expect(page.getByText(t("restored"))).toBeVisible();
  await expect(field("bankAccount.ownerName")).toHaveValue("Werkraum GmbH");
  await expect(field("bankAccount.iban")).toHaveValue("");
  expect(await people.tablesWith(iban)).toEqual([]);

  await field("bankAccount.iban").fill(iban);
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await page.waitForURL(overview);
  expect(await people.tablesWith(iban)).toEqual(["public.bank_account"]);

  for (const reader of [owner, colleague]) {
    await page.context().clearCookies();
    await signIn(page, reader, overview);
    for (const path of [overview, payment, "/b2b/invoices", "/b2b/employees", "/b2b/help/contact", "/b2b/home"]) {
      const html = await (await page.request.get(path)).text();
      expect(html.replaceAll(" ", ""), path).not.toContain(iban.slice(4));
    }
  }
});

test("the bank of an IBAN is named while it is typed, out of any address; a look-up that fails says nothing", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, payment);
  const { t, field, choose, press } = companyScreen(page, "firmPayment", "firm");
  await choose("paymentType", t("type.sepa"));
  const iban = field("bankAccount.iban");
  const named = page.getByText(t("bank", { name: "Commerzbank" }));
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  if (javaScriptEnabled) {
    await iban.pressSequentially("DE89 3704 0044 0532 0130 00");
    await expect(named).toBeVisible();
    expect(asked.filter((url) => url.endsWith("/company/bank"))).toHaveLength(1);
    await iban.press("End");
    await iban.press("Backspace");
    await expect(named).toHaveCount(0);
    await page.route("**/company/bank", (route) => route.abort());
    await iban.fill("DE02 1203 0000 0000 2020 51");
    await field("bankAccount.email").focus();
    await expect.poll(() => asked.filter((url) => url.endsWith("/company/bank")).length).toBe(2);
    await expect(page.getByRole("status").filter({ hasText: /Bank/ })).toHaveCount(0);
  } else await iban.fill("DE02 1203 0000 0000 2020 51");
  expect(await send(page, press, "forms:save")).toBe(422);
  await expect(iban).toHaveValue("DE02 1203 0000 0000 2020 51");
  expect(asked.filter((url) => /37040044|12030000/.test(url))).toEqual([]);
});

test("without the right to it, a colleague sees how the company pays and who may change it, but no account", async ({
  page,
}) => {
  await signIn(page, "team@example.org", overview);
  const { t } = companyScreen(page, "firmPayment", "firm");
  for (const part of ["PaymentDetails", "MasterData", "Portrait"]) {
    const who = page.getByText(t(`whoMay.editCompany${part}`, { names: "" }).replace(/\.$/, ""));
    await expect(who).toContainText("Antje Claussen");
  }
  await expect(page.getByText(t("payment.kind.sepa"))).toBeVisible();
  expect(await page.content()).not.toMatch(/••|COBADEFF/);
  await page.goto("/b2b/company/mandate");
  await expect(page).toHaveURL(payment);
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("home reminds who may settle the payment, until it is settled", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/home");
  const { t, link, choose, press } = companyScreen(page, "companyHints", "firmPayment", "firm");
  await link("companyHints:hidePaymentDetailsWarning.link").click();
  await page.waitForURL(payment);
  await choose("paymentType", t("type.direct_transfer"));
  await send(page, press, "forms:save");
  await page.waitForURL(overview);
  await page.goto("/b2b/home");
  await expect(page.getByText(t("companyHints:hidePaymentDetailsWarning.title"))).toHaveCount(0);
});

test("a portrait and its picture are seen, large and as applicants see it, and the picture stays when the text is too short", async ({
  page,
  people,
}) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/company/portrait");
  const { t, field, press, expectError } = companyScreen(page, "firmPortrait", "firm");
  const buffer = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#3e63dd" } })
    .png()
    .toBuffer();
  await field("portrait").fill("Zu kurz");
  await page.getByLabel(t("fields.file.label")).setInputFiles({ name: "Halle.png", mimeType: "image/png", buffer });
  expect(await send(page, press, "forms:save")).toBe(422);
  await expectError("portrait", t("errors:minLength", { min: 15 }));
  await expect(field("portrait")).toHaveValue("Zu kurz");
  const picture = page.getByRole("img", { name: t("portrait.picture") });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);
  await field("portrait").fill("Wir bewegen, was das Ruhrgebiet braucht.");
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await page.waitForURL(overview);
  await expect(page.getByText("Wir bewegen, was das Ruhrgebiet braucht.")).toBeVisible();
  await expect(page.getByText(t("portrait.seen"))).toBeVisible();
  await expect(picture).toBeVisible();

  await page.goto("/b2b/company/portrait");
  expect(await send(page, press, "removePicture")).toBeLessThan(400);
  await expect(page.getByText(t("pictureRemoved"))).toBeVisible();
  await expect(picture).toHaveCount(0);
  await expect(field("portrait")).toHaveValue("Wir bewegen, was das Ruhrgebiet braucht.");
});
