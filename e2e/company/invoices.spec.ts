import { companyScreen } from "../world/company.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/b2b/invoices";

test("invoices are listed with their sums, opened as PDF and downloaded as a table", async ({ page }) => {
  await signIn(page, "firma@example.org", path);
  const { t, link } = companyScreen(page, "invoices");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("titleOpen", { count: 2 }));
  const due = await page.request.get(
    (await page.getByRole("link", { name: t("view", { count: 2 }) }).getAttribute("href"))!,
  );
  expect([due.status(), due.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const first = page.getByRole("table").first();
  await expect(first.locator("tfoot")).toContainText(t("unpaid"));
  const number = first.getByRole("rowheader").getByRole("link").first();
  const file = await page.request.get((await number.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");

  const csv = await page.request.get((await link("download").getAttribute("href")) ?? "");
  expect(csv.headers()["content-disposition"]).toMatch(/^attachment; .*\.csv$/);
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(11);
  expect(lines[0]).toContain(t("table.amount"));
  expect(lines[1]).toContain((await number.innerText()).trim());
});

test("invoices are narrowed by year and status, the table goes along, and nothing found leads back", async ({
  page,
}) => {
  await signIn(page, "firma@example.org", path);
  const { t, link, press } = companyScreen(page, "invoices");
  const rows = page.getByRole("rowheader").getByRole("link");
  const [year, status] = (["year", "status"] as const).map((name) =>
    page.getByLabel(t(`filter.${name}`), { exact: true }),
  );
  await status!.selectOption("open");
  await press("apply");
  await expect(page).toHaveURL(`${path}?year=&status=open`);
  await expect(rows).toHaveCount(2);
  await expect(status!).toHaveValue("open");
  const csv = await page.request.get((await link("downloadChosen").getAttribute("href")) ?? "");
  expect((await csv.text()).trim().split("\r\n")).toHaveLength(3);

  await year!.selectOption({ index: (await year!.locator("option").count()) - 1 });
  await press("apply");
  await expect(page.getByText(t("nothing"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("titleOpen", { count: 2 }));
  await expect(link("downloadChosen")).toHaveCount(0);
  await link("showAll").click();
  await expect(page).toHaveURL(path);
  await expect(rows).toHaveCount(10);
  await page.goto(`${path}?year=1066&status=lost`);
  await expect(rows).toHaveCount(10);
  await expect(year!).toHaveValue("");
});

test("the head of the page tells how the company pays, and leads those who may to changing it", async ({
  page,
  people,
}) => {
  await signIn(page, "firma@example.org", path);
  const { t, link, choose, press } = companyScreen(page, "invoices", "firmPayment");
  await expect(page.getByText(t("payment.sepa"))).toBeVisible();
  await expect(link("payment.change")).toHaveAttribute("href", "/b2b/company/payment");

  await page.context().clearCookies();
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, await people.addColleague(owner, ["editCompanyPaymentDetails"]), path);
  await expect(page.getByText(t("payment.unchosen"))).toBeVisible();
  await link("payment.settle").click();
  await page.waitForURL("/b2b/company/payment");
  await choose("paymentType", t("type.direct_transfer"));
  await press("forms:save");
  await page.waitForURL("/b2b/company");
  await page.goto(path);
  await expect(page.getByText(t("payment.direct_transfer"))).toBeVisible();
  await expect(page.getByText(t("payment.unchosen"))).toHaveCount(0);
});

test("a company without invoices reads when there will be some", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/company");
  const { t } = companyScreen(page, "invoices");
  await page.getByRole("link", { name: t("company:firm.invoices"), exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("empty"))).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("a colleague without the right reads who sees invoices, and gets none by an address", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, await people.addColleague(owner, ["editJobOpenings"]), "/b2b/home");
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(403);
  const { t } = companyScreen(page, "invoices");
  await expect(page.getByText(t("whoReads", { names: "\u2068Anke Brandt\u2069" }))).toBeVisible();
  expect((await page.request.get(`${path}/table`)).status()).toBe(403);
});
