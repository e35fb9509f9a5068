import { composeIBAN, friendlyFormatIBAN } from "ibantools";
import { bank } from "#contract/calls/bank.ts";
import { companyScreen } from "../world/company.ts";
import { callOf, test } from "../world/portal-apart.ts";
import { expect, signIn, takenOver } from "../world/test.ts";

const overview = "/b2b/company";
const payment = `${overview}/payment`;
const bankPage = `${overview}/bank`;
const last = "/b2b/profile/data";
const pages = [overview, payment, `${overview}/data`, `${overview}/documents`, "/b2b/invoices", "/b2b/employees", last];

/** Of a real bank; nobody else has it. */
const newIban = () =>
  composeIBAN({ countryCode: "DE", bban: `37040044${String(process.hrtime.bigint()).slice(-10)}` })!;

test.afterEach(({ way }) => way.recover());

test("no log holds an IBAN, neither a wrong nor a right one, nor one in an address; and no page holds it afterwards", async ({
  page,
  people,
  way,
  log,
  javaScriptEnabled,
}) => {
  const [stored, exchanged] = [newIban(), newIban()];
  const wrong = exchanged.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  await signIn(page, await people.addOwner({ emailVerified: true }), payment);
  const { t, field, choose, box, press } = companyScreen(page, "firmPayment", "firm");
  const post = async (iban: string) => {
    await takenOver(page);
    await choose("paymentType", t("type.sepa"));
    await field("bankAccount.ownerName").fill("Werkraum GmbH");
    await field("bankAccount.email").fill("rechnung@example.org");
    await field("bankAccount.iban").fill(friendlyFormatIBAN(iban)!);
    await box("bankAccount.sepaConfirmed").check();
    if (javaScriptEnabled && iban === exchanged)
      await expect(page.getByText(t("bank", { name: "Commerzbank" }))).toBeVisible();
    const answer = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes(payment),
    );
    await press("forms:save");
    return (await answer).status();
  };

  await way.fallIll({ page: 502 }, callOf(bank.fetchBankInfo));
  expect(await post(wrong)).toBe(422);
  expect(await post(stored)).toBeLessThan(400);
  await page.waitForURL(overview);
  await way.recover();
  await page.goto(payment);
  expect(await post(exchanged)).toBeLessThan(400);
  await page.waitForURL(overview);
  for (const iban of [exchanged, friendlyFormatIBAN(exchanged)!]) {
    await page.request.get(`${bankPage}?${new URLSearchParams({ iban })}`);
    await page.request.get(`${payment}?${new URLSearchParams({ "bankAccount.iban": iban })}`);
  }

  const texts = new Map<string, string>();
  for (const path of pages) texts.set(path, await (await page.request.get(path)).text());
  const about = (path: string) => log.filter((line) => line.includes(`"path":"${path}"`)).length;
  await expect.poll(() => about(last)).toBe(1);
  expect([about(payment) > 4, about(bankPage) >= 2]).toEqual([true, true]);
  for (const [what, text] of texts.set("log", log.join("\n")))
    for (const iban of [stored, exchanged, wrong])
      expect(text.replace(/ |\+|%20|&nbsp;/g, ""), what).not.toContain(iban.slice(4));
});
