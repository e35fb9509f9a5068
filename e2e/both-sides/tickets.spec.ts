import { pdf, text } from "../world/files.ts";
import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, settled, test } from "../world/test.ts";

const path = "/ds/contact/3";
const question = "Reicht für den Anfang auch das Halbjahreszeugnis?";
const support = ["support", "message", "contact"];

test.beforeEach(async ({ signInLike }) => {
  await signInLike("mia", path);
});

test("a question with a file is sent, and can be read again with its file", async ({ page }) => {
  const { t, field, press } = screenOf(page, support);
  const ticket = screenOf(page, ["ticket", "message"]);
  await field("subject").fill("Mein Zeugnis");
  await field("text").fill(question);
  await field("file").setInputFiles(pdf("Zeugnis.pdf"));
  await press("send");

  await expect(page).toHaveURL(/\/ds\/contact\/3\/[\w-]+$/);
  await expect(page.getByText(ticket.t("notice.sent"))).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  const preview = await page.getByRole("link", { name: "Zeugnis.pdf" }).getAttribute("href");
  const file = await page.request.get(preview ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");

  await page.goto(path);
  const row = page.getByRole("listitem").filter({ hasText: "Mein Zeugnis" });
  await expect(row.getByText(t("message:status.open"))).toBeVisible();
});

test("a question without text keeps what was typed, and the chosen files", async ({ page }) => {
  const { t, field, press, summary, expectError } = screenOf(page, support);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await field("subject").fill("Mein Zeugnis");
  await field("file").setInputFiles([pdf("Zeugnis.pdf"), pdf("Rückseite.pdf")]);
  await press("send");

  expect((await answer).status()).toBe(422);
  await expect(summary).toBeFocused();
  await expectError("text", t("fields.text.errors.required"));
  await expect(field("subject")).toHaveValue("Mein Zeugnis");
  await page.getByRole("checkbox", { name: "Rückseite.pdf" }).uncheck();

  await field("text").fill(question);
  await press("send");
  await expect(page).toHaveURL(/\/ds\/contact\/3\/[\w-]+$/);
  await expect(page.getByRole("link", { name: "Zeugnis.pdf" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rückseite.pdf" })).toBeHidden();
});

test("text typed while a refused page still fetches its data stays", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false);
  const { field, press, summary } = screenOf(page, support);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.searchParams.has("_data"),
    async (route) => {
      if (route.request().method() === "GET") await released;
      await route.continue();
    },
  );
  await press("send");
  await expect(summary).toBeVisible();
  await field("subject").fill("Mein Zeugnis");
  await field("text").fill(question);

  release();
  await settled(page);
  await expect(field("subject")).toHaveValue("Mein Zeugnis");
  await press("send");
  await expect(page).toHaveURL(/\/ds\/contact\/3\/[\w-]+$/);
});

test("files that are not allowed, or one too many, are named, and nothing is sent yet", async ({ page }) => {
  const { t, field, press, summary } = screenOf(page, support);
  await field("subject").fill("Mein Zeugnis");
  await field("text").fill(question);
  await field("file").setInputFiles([pdf("1.pdf"), text("Notizen.txt"), pdf("3.pdf"), pdf("4.pdf")]);
  await press("send");

  await expect(summary).toContainText("Notizen.txt");
  await expect(summary).toContainText(t("fields.file.errors.tooManyFiles", { max: 3 }));
  await expect(field("text")).toHaveValue(question);
  await expect(page.getByRole("checkbox", { name: "1.pdf" })).toBeChecked();
  await press("send");
  await expect(page.getByRole("link", { name: "3.pdf" })).toBeVisible();
});

test("the answer of an advisor is mailed, and can be answered", async ({ page, people, signInLike }) => {
  const { t, field, press } = screenOf(page, ["ticket", "message"]);
  await page.context().clearCookies();
  const email = await signInLike("lena");
  const id = await people.askFor(email, "Wann geht es weiter?");
  await people.answerTicket(id, "Nächste Woche melde ich mich.");
  expect(await mailTo(email)).toContain(`/ds/contact/3/${id}`);

  await page.goto(`${path}/${id}`);
  await expect(page.getByText("Nächste Woche melde ich mich.")).toBeVisible();
  await expect(page.getByText(t("status.waiting"))).toBeVisible();
  await field("text").fill("Danke!");
  await press("send");
  await expect(page.getByText(t("notice.replied"))).toBeVisible();
  await expect(page.getByText(t("status.in_progress"))).toBeVisible();
});

test("somebody else's ticket is not found", async ({ page, people }) => {
  const { t } = screenOf(page, []);
  const id = await people.askFor(await people.addOneLike("lena"), "Nur für mich");
  const answer = await page.goto(`${path}/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(t("error.404.lead"))).toBeVisible();
});

test("the same question sent twice makes one ticket", async ({ page, portal }) => {
  const hidden = page.locator("form:has(input[name=formKey]) input[type=hidden]:enabled");
  const secrets = Object.fromEntries(
    await hidden.evaluateAll((all) => all.map((one) => [one.getAttribute("name"), one.getAttribute("value")])),
  );
  const multipart = { ...secrets, subject: "Nur einmal", text: question, file: pdf("Zeugnis.pdf") };
  const send = () => page.request.post(path, { multipart, headers: { Origin: portal.url }, maxRedirects: 0 });
  const answers = [...(await Promise.all([send(), send()])), await send()];

  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Nur einmal" })).toHaveCount(1);
});

test("the contact pages name the people to turn to", async ({ page }) => {
  const { link } = screenOf(page, ["contact", "team"]);
  await link("contact:view.advisor").click();
  await expect(page.getByRole("link", { name: "advisor@example.org" })).toBeVisible();
  await link("contact:view.team").click();
  await expect(page.getByText(screenOf(page, ["team"]).t("people.heading"))).toBeVisible();
});
