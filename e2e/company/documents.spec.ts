import { companyScreen } from "../world/company.ts";
import { pdf } from "../world/files.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/b2b/company/documents";

test("documents of a company are stored, one that is refused aside, opened and deleted", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, "/b2b/company");
  const { t, field, press, summary } = companyScreen(page, "firmDocuments");
  const { link } = companyScreen(page, "firm");
  await link("documents.open").click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("none"))).toBeVisible();

  await field("file").setInputFiles([
    pdf("Praxisplan.pdf"),
    { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("Bitte ansehen") },
  ]);
  await press("upload.submit");
  await expect(summary).toContainText("Notiz.txt");
  const stored = page.getByRole("link", { name: "Praxisplan.pdf", exact: true });
  const file = await page.request.get((await stored.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");

  await page.getByRole("link", { name: new RegExp(`^${t("delete")}\\s*: Praxisplan\\.pdf$`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("deletion.title"));
  await press("deletion.delete");
  await expect(page.getByText(t("notice.deleted"))).toBeVisible();
  await expect(page.getByText(t("none"))).toBeVisible();
});

test("people who may no longer delete a document read who may", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["editCompanyMasterData"]);
  await signIn(page, colleague, path);
  const { t, field, press, button } = companyScreen(page, "firmDocuments", "firm");
  await field("file").setInputFiles([pdf("Praxisplan.pdf")]);
  await press("upload.submit");
  await page.getByRole("link", { name: new RegExp(`^${t("delete")}\\s*: Praxisplan\\.pdf$`) }).click();
  await expect(button("deletion.delete")).toBeVisible();
  await people.allow(colleague, []);
  expect((await page.reload())?.status()).toBe(403);
  await expect(
    page.getByText(t("firm:whoMay.editCompanyMasterData", { names: "\u2068Anke Brandt\u2069" })),
  ).toBeVisible();
  await expect(button("deletion.delete")).toHaveCount(0);
});

test("a colleague without the right looks at them, and reads who stores them", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, await people.addColleague(owner, ["editJobOpenings"]), path);
  const { t, field } = companyScreen(page, "firmDocuments");
  await expect(page.getByText(t("none"))).toBeVisible();
  await expect(field("file")).toHaveCount(0);
  await expect(
    page.getByText(companyScreen(page, "firm").t("whoMay.editCompanyMasterData", { names: "\u2068Anke Brandt\u2069" })),
  ).toBeVisible();
});
