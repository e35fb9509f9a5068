import { deferred } from "../../tests/world/deferred.ts";
import { disguised, empty, pdf, text, tooLarge } from "../world/files.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/application/search/4";

test.beforeEach(async ({ signInLike }) => {
  await signInLike("mia", path);
});

const refused = [
  { what: "a file that is too large", file: tooLarge("Scan.pdf"), reason: "fileTooLarge" },
  { what: "a file of another type", file: text("Lebenslauf.txt"), reason: "fileType" },
  { what: "a program in disguise", file: disguised("Lebenslauf.pdf"), reason: "fileDisguised" },
  { what: "an empty file", file: empty("Scan.pdf"), reason: "fileEmpty" },
];

for (const { what, file, reason } of refused)
  test(`${what} is refused at the field, by its name`, async ({ page }) => {
    const { t, field, press, summary } = screenOf(page, ["documents"]);
    await field("file").setInputFiles(file);
    await press("upload.submit");

    const [start = ""] = t(`errors:${reason}`).split("{{");
    await expect(summary).toContainText(start);
    await expect(summary).toContainText(file.name);
    await expect(page.getByText(t("files.none"))).toBeVisible();
  });

test("of several files the good ones are kept, and the others are named", async ({ page }) => {
  const { field, press, summary } = screenOf(page, ["documents"]);
  await field("file").setInputFiles([pdf("Zeugnis 1.pdf"), text("Notizen.txt"), pdf("Zeugnis 2.pdf")]);
  await press("upload.submit");

  await expect(summary).toContainText("Notizen.txt");
  await expect(page.getByRole("link", { name: "Zeugnis 1.pdf" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Zeugnis 2.pdf" }).first()).toBeVisible();
});

test("while a file is on its way no other can be chosen, which its arrival would drop", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without script a post leaves the page.");
  const { field, press } = screenOf(page, ["documents"]);
  const arrival = deferred();
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() === "POST") await arrival.promise;
      await route.continue();
    },
  );
  await field("file").setInputFiles(pdf("Zeugnis.pdf"));
  await press("upload.submit");
  await expect(field("file")).toBeDisabled();
  await expect(field("type")).toBeDisabled();
  arrival.resolve();
  await expect(page.getByRole("link", { name: "Zeugnis.pdf" }).first()).toBeVisible();
  await expect(field("file")).toBeEnabled();
});

test("a chosen file is kept even when something else is missing", async ({ page }) => {
  const { t, field, press, summary } = screenOf(page, ["documents"]);
  await field("type").selectOption("CV");
  await field("file").setInputFiles(pdf("Mein Lebenslauf.pdf"));
  await press("continue");

  await expect(summary).toContainText(t("errors:certificateMissing"));
  await expect(page.getByRole("link", { name: "Mein Lebenslauf.pdf" }).first()).toBeVisible();
});

test("nothing is marked as wrong before *Continue* was refused", async ({ page }) => {
  const { t, press, summary } = screenOf(page, ["documents", "documentKinds"]);
  const row = page.getByRole("listitem").filter({ hasText: t("needs.hint.Certificate") });
  await expect(row).toContainText(t("needs.state.missing"));
  await expect(page.locator(".mark.bad")).toHaveCount(0);

  await press("continue");
  await expect(summary).toContainText(t("errors:certificateMissing"));
  await expect(row.locator(".mark.bad")).toHaveCount(1);
});

test("a row leads to where its file is uploaded, and the notice stands there", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["documents", "documentKinds"]);
  const rowOf = (kind: string) => page.getByRole("listitem").filter({ hasText: t(`needs.hint.${kind}`) });
  const linkOf = (kind: string) => rowOf(kind).getByRole("link", { name: t("upload.submit") });
  const card = page.locator("#upload");

  await linkOf("Picture").click();
  await expect(field("type")).toHaveValue("Picture");
  await expect(card).toBeInViewport();
  await field("type").selectOption("Certificate");
  await field("file").setInputFiles(pdf("Zeugnis.pdf"));
  await press("upload.submit");

  await expect(card.getByRole("status")).toHaveText(t("notice.savedFile", { name: "Zeugnis.pdf" }));
  await expect(page).toHaveURL(`${path}#upload`);
  await expect(card).toBeInViewport();
  await expect(field("type")).toHaveValue("CV");
  await expect(linkOf("Certificate")).toHaveCount(0);
});

test("a row's link that is opened in a new tab chooses the kind there, and leaves this page as it is", async ({
  page,
}) => {
  const { t, field } = screenOf(page, ["documents"]);
  const row = page.getByRole("listitem").filter({ hasText: t("needs.hint.Picture") });
  await field("type").selectOption("Certificate");
  const opened = page.context().waitForEvent("page");
  await row.getByRole("link", { name: t("upload.submit") }).click({ modifiers: ["ControlOrMeta"] });
  await expect(screenOf(await opened, ["documents"]).field("type")).toHaveValue("Picture");
  await expect(field("type")).toHaveValue("Certificate");
});

test("a file can be looked at, re-sorted and deleted", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["documents"]);
  const change = screenOf(page, ["changeDocument"]);
  const remove = screenOf(page, ["deleteDocument"]);
  const name = "Mein Lebenslauf.pdf";
  const row = page.getByRole("listitem").filter({ hasText: name });
  await field("file").setInputFiles(pdf(name));
  await press("upload.submit");

  const preview = await row.getByRole("link", { name, exact: true }).getAttribute("href");
  const file = await page.request.get(preview ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");

  await row.getByRole("link", { name: t("files.change") }).click();
  await change.field("type").selectOption("Certificate");
  await change.press("save");
  await expect(page.getByText(t("notice.changed"))).toBeVisible();

  await row.getByRole("link", { name: t("files.delete") }).click();
  await remove.press("delete");
  await expect(page.getByText(t("notice.deleted"))).toBeVisible();
  const files = page.locator("section", { has: page.getByRole("heading", { name: t("files.heading") }) });
  await expect(files).toContainText(t("files.none"));
  await expect(files.getByRole("list")).toHaveCount(0);
});

test("a change of kind that is refused shows the kind that is still stored", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["documents"]);
  const change = screenOf(page, ["changeDocument"]);
  await field("type").selectOption("CV");
  await field("file").setInputFiles(pdf("Mein Lebenslauf.pdf"));
  await press("upload.submit");
  const row = page.getByRole("listitem").filter({ hasText: "Mein Lebenslauf.pdf" });
  await row.getByRole("link", { name: t("files.change") }).click();
  await change.field("type").selectOption("Picture");
  await change.press("save");
  await expect(change.summary).toContainText(t("errors:pictureType"));
  await expect(change.field("type")).toHaveValue("CV");
});

test("what is wrong with a file is named after what is wrong with the words above it", async ({ page }) => {
  await page.goto("/ds/contact/3");
  const { t, field, press, summary } = screenOf(page, ["support", "message", "contact"]);
  await field("file").setInputFiles(text("Notizen.txt"));
  await press("send");
  await expect(summary.getByRole("link")).toContainText([
    t("fields.subject.errors.required"),
    t("fields.text.errors.required"),
    "Notizen.txt",
  ]);
});
