import { randomUUID } from "node:crypto";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { deskScreen, savedBy } from "../world/desk.ts";
import { disguised, pdf } from "../world/files.ts";
import { expect, signIn, test } from "../world/test.ts";

test("an imported invoice gets its PDF from the office; only then its company finds a file, until it is removed", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const { t, field, press, link, expectError } = deskScreen(page, "officeInvoices", "imports", "office");
  const owner = await people.addStranger({ emailVerified: true });
  const { name } = await people.makeColleague(owner);
  const [number, creditNote] = [`DS-${randomUUID().slice(0, 8)}`, `GS-${randomUUID().slice(0, 8)}`];
  await signIn(page, "jutta@example.org", "/advisor/office/invoices");
  await link("office:import").click();
  const table = `Rechnung;Unternehmen;Datum;Fällig am;Wofür;Betrag in Euro;Stand
${number};${name};01.10.2026;31.10.2026;Studiengebühr;1.240,50;Offen
${creditNote};${name};01.10.2026;31.10.2026;Gutschrift;-120,00;Offen\n`;
  await page
    .getByLabel(t("imports:fields.file.label"))
    .setInputFiles({ name: "Rechnungen.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await press("imports:submit");
  await page.getByRole("button", { name: t("imports:confirm", { count: 2 }) }).click();
  await expect(page.getByText(t("imports:notice.imported", { added: 2, changed: 0 }))).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await signInAtCompany(theirs, owner, "/b2b/invoices");
  const { t: say } = companyScreen(theirs, "invoices");
  await expect(theirs.getByRole("rowheader", { name: number })).toBeVisible();
  await expect(theirs.getByRole("link", { name: number })).toHaveCount(0);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(say("titleOpen", { count: 1 }));
  await expect(theirs.getByRole("row", { name: creditNote })).toContainText(say("status.nothingToPay"));

  await page.goto(`/advisor/office/invoices?search=${number}&file=missing`);
  const [, ...rows] = await savedBy(page, page.getByRole("link", { name: t("advisor:saveTable") }));
  expect(rows).toEqual([expect.stringMatching(`^${number};.*;1240,5;Offen;;Fehlt noch$`), ""]);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByText(t("file.none"))).toBeVisible();
  await press("file.upload");
  await expectError("file", t("errors:fileRequired"));
  await field("file").setInputFiles(disguised("Rechnung.pdf"));
  await press("file.upload");
  await expectError("file", t("errors:fileDisguised"));
  await field("file").setInputFiles(pdf("Rechnung.pdf"));
  await press("file.upload");
  await expect(page.getByText(t("file.saved"))).toBeVisible();
  const here = page.url();
  const file = await page.request.get(`${here}/file`);
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");

  await theirs.reload();
  const opened = await theirs.request.get(
    (await theirs.getByRole("link", { name: number }).getAttribute("href")) ?? "",
  );
  expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  await field("file").setInputFiles(pdf("Neue Rechnung.pdf"));
  await press("file.upload");
  await expect(page.getByRole("link", { name: "Neue Rechnung.pdf" })).toBeVisible();
  await page.getByText(t("remove.title"), { exact: true }).click();
  await press("remove.submit");
  await expect(page.getByText(t("remove.done"))).toBeVisible();
  await expect(page.getByText(t("office:changes.remove"))).toBeVisible();
  expect((await page.request.get(`${here}/file`)).status()).toBe(404);
  await theirs.reload();
  await expect(theirs.getByRole("rowheader", { name: number })).toBeVisible();
  await expect(theirs.getByRole("link", { name: number })).toHaveCount(0);
  await expect(theirs.getByText(say("titleOpen", { count: 1 }))).toBeVisible();
  await context.close();
});

test("the office tells a company something about its billing, and takes it back", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const { t, field, press, expectError } = deskScreen(page, "officeCompany", "office");
  const owner = await people.addStranger({ emailVerified: true });
  const { id } = await people.makeColleague(owner);
  await signIn(page, "jutta@example.org", `/advisor/office/companies/${id}`);
  const write = () => page.getByText(t("notices.write"), { exact: true }).click();
  await write();
  await field("title").fill("Neue Bankverbindung");
  await press("notices.submit");
  await expectError("text", t("fields.text.errors.required"));
  await expect(field("title")).toHaveValue("Neue Bankverbindung");
  await field("text").fill("Sie steht ab Dezember auf jeder Rechnung.");
  await press("notices.submit");
  await expect(page.getByText(t("notices.told"))).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await signInAtCompany(theirs, owner, "/b2b/invoices");
  await expect(theirs.getByText("Sie steht ab Dezember auf jeder Rechnung.")).toBeVisible();
  await page.getByRole("button", { name: t("notices.remove") }).click();
  await expect(page.getByText(t("notices.removed"))).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText("Neue Bankverbindung")).toHaveCount(0);
  await context.close();
});
