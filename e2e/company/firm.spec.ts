import type { Page } from "@playwright/test";
import { expectNoViolation } from "../world/accessible.ts";
import { companyScreen } from "../world/company.ts";
import { expect, signIn, test } from "../world/test.ts";

const [overview, payment] = ["/b2b/company", "/b2b/company/payment"];

/** Sends the page's form and waits for the answer to the post. */
async function send(page: Page, press: (key: string) => Promise<void>, key: string) {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press(key);
  return (await answer).status();
}

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
  await expectNoViolation(page);
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

test("home reminds who may settle the payment, until it is settled", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/home");
  const { t, link, choose, press } = companyScreen(page, "companyHome", "firmPayment", "firm");
  await link("hint.hidePaymentDetailsWarning.link").click();
  await page.waitForURL(payment);
  await choose("paymentType", t("type.direct_transfer"));
  await send(page, press, "forms:save");
  await page.waitForURL(overview);
  await page.goto("/b2b/home");
  await expect(page.getByText(t("hint.hidePaymentDetailsWarning.title"))).toHaveCount(0);
});
