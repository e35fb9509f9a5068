import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { isolated } from "#app/i18n/isolated.ts";
import { limits } from "#contract/limits.ts";
import { deferred } from "../../tests/world/deferred.ts";
import { empty } from "../world/files.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const base = "/lebenslauf-generator";
const photo = {
  name: "ich.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a87" } })
    .jpeg()
    .toBuffer(),
};

async function tellName(page: Page, firstName = "Mia") {
  const { field, press } = screenOf(page, ["cvProfil", "cv"]);
  await page.goto(`${base}/input/profil`);
  await field("firstName").fill(firstName);
  await field("lastName").fill("Hoffmann");
  await press("next.education");
  await expect(page).toHaveURL(`${base}/input/education`);
}

async function addStation(page: Page, title: string, from: string, to = "") {
  const { field, press } = screenOf(page, ["cvEducation", "cv"]);
  await field("title").fill(title);
  await field("startDate").fill(from);
  await field("endDate").fill(to);
  await press("cv:add");
  await expect(stations(page).filter({ hasText: title })).toBeVisible();
}
const stations = (page: Page) => page.locator("ol.rows > li");
const sheet = (page: Page) => page.getByRole("article");
const readAsText = (page: Page) => page.getByText(screenOf(page, ["cvPreview"]).t("asText")).click();
/** The picture of the printed pages has come, and is as high as they are. */
const expectPages = (page: Page, count: number) =>
  expect.poll(() => heightOf(page), { timeout: 30_000 }).toBeCloseTo((count * 297) / 210, 1);
const heightOf = (page: Page) =>
  page
    .getByRole("img", { name: screenOf(page, ["cvPreview"]).t("pages") })
    .evaluate((one: HTMLImageElement) => (one.complete ? one.naturalHeight / one.naturalWidth : 0));

test("the name in the head leads to the generator's own start, not to a sign-in", async ({ page }) => {
  await page.goto(`${base}/preview`);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(base);
});

test("a CV is written from start to PDF, and holds what was typed", async ({ page }) => {
  const start = screenOf(page, ["cvStart", "cv"]);
  await page.goto(base);
  await start.link("begin").click();
  await tellName(page);
  await addStation(page, "Abitur", "09/2017", "06/2026");
  await start.press("next.experience");
  const experience = screenOf(page, ["cvExperience", "cv"]);
  await experience.field("title").fill("Aushilfe im Lager");
  await experience.field("startDate").fill("08/2022");
  await experience.field("summary").fill("- Touren geplant\n- Größen geprüft");
  await experience.press("next.knowledge");
  const knowledge = screenOf(page, ["cvKnowledge", "cv"]);
  await knowledge.press("addLanguage");
  await knowledge.field("languages.code", { number: 1 }).selectOption("en");
  await knowledge.field("languages.level", { number: 1 }).selectOption("4");
  await knowledge.press("next.hobbies");
  const hobbies = screenOf(page, ["cvHobbies", "cv"]);
  await hobbies.field("hobbies").fill("Volleyball, Fotografie");
  await hobbies.press("next.preview");
  await expectPages(page, 1);
  await readAsText(page);
  await expect(sheet(page)).toContainText("Aushilfe im Lager");
  await expect(sheet(page)).toContainText(`${isolated("Volleyball")}, ${isolated("Fotografie")}`);

  await screenOf(page, ["cvPreview", "cv"]).link("toSend").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    screenOf(page, ["cvSend", "cv"]).link("download").click(),
  ]);
  expect(download.suggestedFilename()).toBe("Lebenslauf Mia Hoffmann.pdf");
  const text = await textOf(await download.path());
  for (const words of ["Mia Hoffmann", "Abitur", "08/2022", "Größen geprüft", "Englisch", "B2", "Volleyball"])
    expect(text).toContain(words);
});

async function textOf(path: string) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const text = [...document.pages()].map((one) => one.getText()).join("\n");
  document.destroy();
  library.destroy();
  return text;
}

test("stations are moved by plain buttons, changed and removed", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["cvEducation", "cv"]);
  await tellName(page);
  await addStation(page, "Grundschule", "2013", "2017");
  await addStation(page, "Abitur", "2017", "2026");
  await page.getByRole("button", { name: t("cv:up", { title: "Abitur" }) }).click();
  await expect(stations(page).first()).toContainText("Abitur");

  await stations(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/edit=/);
  await field("title").fill("Abitur (1,4)");
  await press("cv:store");
  await expect(stations(page).first()).toContainText("Abitur (1,4)");

  await stations(page).last().getByRole("link").click();
  await press("cv:remove");
  await expect(stations(page)).toHaveCount(1);
});

test("a change that is left half done becomes no second station", async ({ page }) => {
  const { field, press, link } = screenOf(page, ["cvEducation", "cv"]);
  await tellName(page);
  await addStation(page, "Abitur", "2017", "2026");
  await stations(page).first().getByRole("link").click();
  await field("title").fill("Abitur, fast");
  await link("cv:leave").click();
  await expect(field("title")).toHaveValue("");
  await field("title").fill("Grundschule");
  await stations(page).first().getByRole("link").click();
  await expect(field("title")).toHaveValue("Abitur");
  await press("cv:store");
  await expect(stations(page)).toHaveText([/Abitur/]);
});

test("a station sent twice, as by a double click, is added once, and so is another one under the same key", async ({
  page,
}) => {
  await tellName(page);
  const hidden = page.locator("form:has(input[name=title]) input[type=hidden]:enabled");
  const secrets = Object.fromEntries(
    await hidden.evaluateAll((all) => all.map((one) => [one.getAttribute("name"), one.getAttribute("value")])),
  );
  const add = (title: string) =>
    page.request.post(`${base}/input/education`, {
      form: { ...secrets, title, startDate: "09/2017", intent: "store" },
    });
  await Promise.all([add("Abitur"), add("Abitur")]);
  await add("Grundschule");
  await page.reload();
  await expect(stations(page)).toHaveCount(2);
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test("the preview follows what is typed and leaves the form as it is; a new station takes the focus to the list", async ({
    page,
  }) => {
    const { field, press } = screenOf(page, ["cvEducation", "cv"]);
    await tellName(page);
    for (const title of ["Abitur", "Grundschule"]) {
      await field("title").fill(title);
      await expect(sheet(page)).toContainText(title);
      await page.waitForLoadState("networkidle");
      await expect(field("title")).toHaveValue(title);
      await press("cv:add");
      await expect(stations(page).filter({ hasText: title })).toBeVisible();
      await expect(page.locator("#education")).toBeFocused();
    }
  });
});

test("what could not be saved is there after a reload, although the preview followed it meanwhile", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false);
  const { t, field, press, summary } = screenOf(page, ["cvEducation", "cv", "forms"]);
  await tellName(page);
  await page.waitForLoadState("networkidle");
  const isPageData = (url: URL) => url.searchParams.has("_data");
  await page.route(isPageData, (route) => route.abort());
  await field("title").fill("Abitur am Elbufer");
  await press("cv:add");
  await expect(summary).toContainText(t("errors:network"));
  await page.unroute(isPageData);
  await field("title").press("End");
  await field("title").pressSequentially("s");
  await expect(sheet(page)).toContainText("Abitur am Elbufers");

  await page.reload();
  await expect(page.getByText(t("restored"))).toBeVisible();
  await expect(field("title")).toHaveValue("Abitur am Elbufer");
});

test("an answer that comes late does not take the preview back", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false);
  const { field } = screenOf(page, ["cvEducation", "cv"]);
  await tellName(page);
  const [first, isHeld] = [deferred(), deferred()];
  const late = page.waitForResponse((answer) => answer.request().postData()?.includes("title=Abitur&") ?? false);
  await page.route("**/input/education?_data=*", async (route) => {
    if (route.request().postData()?.includes("title=Abitur&")) {
      isHeld.resolve();
      await first.promise;
    }
    await route.continue();
  });
  await field("title").fill("Abitur");
  await isHeld.promise;
  await field("title").fill("Grundschule");
  await expect(sheet(page)).toContainText("Grundschule");
  first.resolve();
  await (await late).finished();
  await page.waitForLoadState("networkidle");
  await expect(sheet(page)).toContainText("Grundschule");
});

test("text typed before the script came stands in the preview as well", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false);
  const { field } = screenOf(page, ["cvEducation", "cv"]);
  await tellName(page);
  const script = deferred();
  await page.route("**/assets/*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload();
  await field("title").fill("Abitur");
  script.resolve();
  await expect(sheet(page)).toContainText("Abitur");
  await expect(field("title")).toHaveValue("Abitur");
});

test("no browser keeps files with personal texts", async ({ page }) => {
  await tellName(page);
  await page.goto(`${base}/input/profil`);
  const { field, press } = screenOf(page, ["cvProfil", "cv"]);
  await field("photo").setInputFiles(photo);
  await press("uploadPhoto");
  await expect(page.getByRole("img", { name: screenOf(page, ["cvProfil"]).t("photoPreview") }).first()).toBeVisible();
  for (const path of ["photo", "pdf", "pages.svg", "resume.json"])
    expect((await page.request.get(`${base}/${path}`)).headers()["cache-control"]).toContain("no-store");
});

test("a name is required; a photo in the same post is kept all the same, and printed as it was cut", async ({
  page,
}) => {
  const { t, field, press, summary, expectError } = screenOf(page, ["cvProfil", "cv"]);
  await page.goto(`${base}/input/profil`);
  await field("phone").fill("+49 221 4710287");
  await field("photo").setInputFiles(photo);
  await press("next.education");
  await expect(summary).toBeFocused();
  await expectError("firstName", t("fields.firstName.errors.required"));
  await expect(field("phone")).toHaveValue("+49 221 4710287");

  await field("firstName").fill("Mia");
  await field("lastName").fill("Hoffmann");
  await press("next.education");
  await page.waitForURL(`${base}/input/education`);
  const bytesAt = async (path: string) => (await page.request.get(`${base}/${path}`)).body();
  const cut = await bytesAt("photo");
  const { width, height } = await sharp(cut).metadata();
  expect([width, height]).toEqual([700, 900]);
  await expect(sheet(page).getByRole("img")).toBeVisible();
  expect((await bytesAt("pdf")).includes(cut)).toBe(true);
});

test("what was typed stays when the photo is removed", async ({ page }) => {
  const { field, press, button } = screenOf(page, ["cvProfil", "cv"]);
  await page.goto(`${base}/input/profil`);
  await field("photo").setInputFiles(photo);
  await press("uploadPhoto");
  await field("phone").fill("+49 221 4710287");
  await press("removePhoto");
  await expect(button("uploadPhoto")).toBeVisible();
  await expect(field("phone")).toHaveValue("+49 221 4710287");
});

test("what became of the photo is said beside it, where the reader goes on", async ({ page }) => {
  const { t, field, press } = screenOf(page, ["cvProfil", "cv"]);
  const here = page.locator(":focus").getByRole("status");
  await page.goto(`${base}/input/profil`);
  await field("photo").setInputFiles(photo);
  await press("uploadPhoto");
  await expect(here).toHaveText(t("notice.saved"));
  await press("removePhoto");
  await expect(here).toHaveText(t("notice.removed"));
});

test("a file that is not a picture is refused at its field, and nothing else is asked for with it", async ({
  page,
}) => {
  const { t, field, press, summary } = screenOf(page, ["cvProfil", "cv"]);
  await page.goto(`${base}/input/profil`);
  await field("photo").setInputFiles({ name: "ich.png", mimeType: "image/png", buffer: Buffer.from("kein Bild") });
  await press("uploadPhoto");
  await expect(summary.getByRole("link")).toHaveCount(1);
  await expect(summary).toContainText(t("fields.photo.label"));
});

test("a summary names a photo where it stands, after what is wrong above it and before what is wrong below", async ({
  page,
}) => {
  const { t, field, press, summary } = screenOf(page, ["cvProfil", "cv"]);
  await page.goto(`${base}/input/profil`);
  await field("email").fill("mia.example.org");
  await field("photo").setInputFiles({ name: "ich.png", mimeType: "image/png", buffer: Buffer.from("kein Bild") });
  await press("next.education");
  await expect(summary).toContainText(t("fields.photo.label"));
  const named = await summary
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace(/.*-/, "")));
  expect(named).toEqual(["firstName", "lastName", "photo", "email"]);
});

test("the reader goes on at an added row of skills, and below a removed one", async ({ page }) => {
  await page.goto("/lebenslauf-generator/input/knowledge");
  const { field, press, button } = screenOf(page, ["cvKnowledge", "cv"]);
  await press("addSoftware");
  await expect(field("software.name", { number: 1 })).toBeFocused();
  await press("removeRow");
  await expect(button("addSoftware")).toBeFocused();
  await press("addLanguage");
  await expect(field("languages.code", { number: 1 })).toBeFocused();
  await press("addLanguage");
  await expect(field("languages.level", { number: 2 })).toHaveCount(1);
});

test("a station cannot end before it begins", async ({ page }) => {
  const { t, field, press, expectError } = screenOf(page, ["cvEducation", "cv"]);
  await tellName(page);
  await field("title").fill("Abitur");
  await field("startDate").fill("09/2020");
  await field("endDate").fill("06/2019");
  await press("cv:add");
  await expectError("endDate", t("errors:endBeforeStart"));
  await expect(field("title")).toHaveValue("Abitur");
});

test("it is there again later in this browser, in no other, and gone once it is deleted", async ({ page, browser }) => {
  await tellName(page, "Frida");
  await page.goto("/impressum");
  await page.goto(`${base}/input/profil`);
  await expect(screenOf(page, ["cvProfil"]).field("firstName")).toHaveValue("Frida");
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await stranger.goto(`${base}/input/profil`);
  await expect(screenOf(stranger, ["cvProfil"]).field("firstName")).toHaveValue("");
  await stranger.context().close();

  await page.goto(`${base}/delete`);
  await screenOf(page, ["cvDelete"]).press("delete");
  await expect(page.getByText(screenOf(page, ["cv"]).t("deleted"))).toBeVisible();
  await page.goto(`${base}/input/profil`);
  await expect(screenOf(page, ["cvProfil"]).field("firstName")).toHaveValue("");
});

test("nobody else in this browser finds the CV of a signed-in person", async ({ page, signInLike }) => {
  const { field, press } = screenOf(page, ["cvProfil", "cv"]);
  await signInLike("sara", "/ds/cvgenerator/input/profil");
  await field("city").fill("Lübeck");
  await press("next.education");
  await expect(page).toHaveURL("/ds/cvgenerator/input/education");
  await page.goto("/ds/cvgenerator/input/profil");
  await expect(field("city")).toHaveValue("Lübeck");

  const formToken = await page.locator("input[name=formToken]").first().inputValue();
  await page.request.post("/sign-out", { form: { formToken } });
  await page.goto(`${base}/input/profil`);
  await expect(field("city")).toHaveValue("");
  await signInLike("mia", "/ds/cvgenerator/input/profil");
  await expect(field("city")).not.toHaveValue("Lübeck");
});

test("a JSON Resume made elsewhere is loaded, and the page names the parts that found no place", async ({ page }) => {
  const start = screenOf(page, ["cvStart", "cv"]);
  await page.goto(base);
  await page.getByText(start.t("load"), { exact: true }).click();
  await start
    .field("resume")
    .setInputFiles(createRequire(import.meta.url).resolve("@jsonresume/schema/sample.resume.json"));
  await start.press("loadIt");
  const left = ["profiles", "region", "awards", "publications", "references"].map((part) => start.t(`left.${part}`));
  const parts = new Intl.ListFormat("de").format(left);
  await expect(page.getByText(start.t("loadedInPart", { parts }))).toBeVisible();
  await expect(screenOf(page, ["cvProfil"]).field("lastName")).toHaveValue("Hendriks");
  await expect(sheet(page)).toContainText("Pied Piper");

  await page.goto(base);
  await page.getByText(start.t("load"), { exact: true }).click();
  await start
    .field("resume")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await start.press("loadIt");
  await expect(start.summary).toContainText(start.t("errors:noResume"));
  await start.field("resume").setInputFiles(empty("x.json"));
  await start.press("loadIt");
  await expect(start.summary).toContainText(start.t("errors:fileEmpty"));
});

test("looks and language are chosen, also one that is written from right to left", async ({ page }) => {
  const { t, choose, field, press } = screenOf(page, ["cvPreview", "cv"]);
  await tellName(page);
  await addStation(page, "Abitur", "2017", "2026");
  await page.goto(`${base}/preview`);
  await choose("look", t("cv:look.europass"));
  await field("language").selectOption("fa");
  const pages = page.getByRole("img", { name: t("pages") });
  const before = await pages.getAttribute("src");
  await press("apply");
  await expect(pages).not.toHaveAttribute("src", before ?? "");
  await expectPages(page, 1);
  await readAsText(page);
  await expect(sheet(page)).toHaveAttribute("dir", "rtl");
  await expect(sheet(page)).toContainText("تحصیلات");
});

test("the CV is mailed only after the owner of the address has confirmed it", async ({ page }) => {
  const email = `cv-${Date.now()}-${test.info().project.name}@example.org`;
  const { t, field, press, summary } = screenOf(page, ["cvSend", "cv"]);
  await tellName(page);
  await page.goto(`${base}/send`);
  await field("email").fill("nicht ganz");
  await press("mailIt");
  await expect(summary).toBeFocused();
  await expect(field("email")).toHaveValue("nicht ganz");
  await field("email").fill(email);
  await press("mailIt");
  await expect(page.getByText(t("mailed", { email }))).toBeVisible();

  await page.goto(linkOf(await mailTo(email)));
  await screenOf(page, ["cvConfirmSending"]).press("send");
  await expect(page.getByText(t("sent"))).toBeVisible();
  expect(await mailTo(email, undefined, 1)).toContain(screenOf(page, ["mail"]).t("curriculumVitae.title"));
});

test("the owner of an address is asked once however often one form is sent, so nobody has asked too often", async ({
  page,
  portal,
}) => {
  await tellName(page);
  await page.goto(`${base}/send`);
  const hidden = page.locator("form:has(input[type=email]) input[type=hidden]:enabled");
  const secrets = await hidden.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("name"), one.getAttribute("value")]),
  );
  const form = { ...Object.fromEntries(secrets), email: `cv-${randomUUID()}@example.org` };
  for (let count = 0; count <= limits.curriculumVitaeMailsToOnePerDay; count += 1) {
    const sent = await page.request.post(`${base}/send`, { form, headers: { Origin: portal.url }, maxRedirects: 0 });
    expect(sent.status()).toBe(303);
  }
});

test("a CV without a name is neither printed nor mailed: the page says so and leads to where it is entered", async ({
  page,
}) => {
  const email = `cv-${Date.now()}-${test.info().project.name}@example.org`;
  const { t, field, press, link, summary } = screenOf(page, ["cvSend", "cv"]);
  await page.goto(`${base}/send`);
  await expect(page.getByText(t("nameless.title"))).toBeVisible();
  await link("download").click();
  await expect(page).toHaveURL(`${base}/send`);
  await expect(page.getByRole("status").filter({ hasText: t("errors:nameMissing") })).toBeVisible();

  await field("email").fill(email);
  const answer = page.waitForResponse((one) => one.request().method() === "POST" && one.url().includes("/send"));
  await press("mailIt");
  expect((await answer).status()).toBe(422);
  await expect(summary).toContainText(t("errors:nameMissing"));
  await expect(field("email")).toHaveValue(email);

  await link("nameless.toProfil").click();
  await expect(page).toHaveURL(`${base}/input/profil`);
  await tellName(page);
  await page.goto(`${base}/send`);
  await expect(page.getByText(t("nameless.title"))).toBeHidden();
  await field("email").fill(email);
  await press("mailIt");
  await expect(page.getByText(t("mailed", { email }))).toBeVisible();
});

test("a CV without a name is not put among the documents", async ({ page, people, signInLike }) => {
  const { t, press } = screenOf(page, ["cvSend", "cv"]);
  const start = screenOf(page, ["cvStart", "cv"]);
  const email = await signInLike("sara", "/ds/cvgenerator");
  const before = await people.documentsOf(email);
  await page.getByText(start.t("load"), { exact: true }).click();
  const buffer = Buffer.from(JSON.stringify({ basics: {}, education: [{ institution: "Katharineum" }] }));
  await start.field("resume").setInputFiles({ name: "resume.json", mimeType: "application/json", buffer });
  await start.press("loadIt");
  await expect(page).toHaveURL("/ds/cvgenerator/input/profil");
  await page.goto("/ds/cvgenerator/send");
  await press("fileIt");
  await expect(page.getByRole("status").filter({ hasText: t("errors:nameMissing") })).toBeVisible();
  expect(await people.documentsOf(email)).toHaveLength(before.length);
});

test("applicants find it with their data filled in, and put it among their documents", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press } = screenOf(page, ["cvSend", "cv"]);
  const email = await signInLike("sara");
  const before = await people.documentsOf(email);
  const start = screenOf(page, ["cvStart", "cv"]);
  await page.goto("/ds/cvgenerator");
  await expect(page.getByText(start.t("lead"), { exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link").first()).toContainText(start.t("wordmark.applicant.strong"));
  await page.goto("/ds/cvgenerator/input/profil");
  await expect(screenOf(page, ["cvProfil"]).field("lastName")).toHaveValue("Lindner");
  await screenOf(page, ["cvProfil", "cv"]).press("next.education");
  await expect(page).toHaveURL("/ds/cvgenerator/input/education");
  await page.goto("/ds/cvgenerator/send");
  await press("fileIt");
  await expect(page.getByText(t("filed"))).toBeVisible();
  expect(await people.documentsOf(email)).toHaveLength(before.length + 1);
  await page.goto("/ds/application/search/4");
  await expect(page.getByRole("link", { name: "Lebenslauf Sara Lindner.pdf" }).first()).toBeVisible();
});

test("a CV that is put among the documents twice, as by a double click on a slow line, is there once", async ({
  page,
  people,
  portal,
  signInLike,
}) => {
  const email = await signInLike("sara", "/ds/cvgenerator/send");
  const before = await people.documentsOf(email);
  const hidden = page.locator("form:has(button[value=file]) input[type=hidden]:enabled");
  const secrets = await hidden.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("name"), one.getAttribute("value")]),
  );
  const form = { ...Object.fromEntries(secrets), intent: "file" };
  for (const path of ["/ds/cvgenerator", "/ds/cvgenerator/input/hobbies", "/ds/cvgenerator/preview"]) {
    const filed = await page.request.post("/ds/cvgenerator/send", {
      form,
      headers: { Origin: portal.url },
      maxRedirects: 0,
    });
    expect(filed.headers().location).toBe("/ds/cvgenerator/final");
    // Reading other pages meanwhile, somebody is slow: no second press falls into the second of the first.
    await page.goto(path);
  }
  expect(await people.documentsOf(email)).toHaveLength(before.length + 1);
});
