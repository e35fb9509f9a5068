import type { Page } from "@playwright/test";
import type { WrittenLanguage } from "#contract/languages.ts";
import { applicantAtDesk } from "../world/desk.ts";
import { firmOwner } from "../world/firm.ts";
import { applicantPages, companyPages, deskPages, officePages, publicPages, stepPages } from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { signIn, test } from "../world/test.ts";

async function draw(page: Page, group: string, name = addressOf(page)) {
  await page.waitForLoadState("networkidle");
  const path = `pictures/${test.info().project.name}/${group}/${name}.png`;
  // Animations are left as they are: one of them counts down to the end of the session.
  await page.screenshot({ path, fullPage: true });
}

/** An address as the name of a file: ids look the same in each run. */
function addressOf(page: Page) {
  const { pathname, search } = new URL(page.url());
  const named = `${pathname}${search}`.replace(/[?&]lng=\w+/, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
  return named.replaceAll(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "start";
}

async function drawAll(page: Page, group: string, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(inLanguage(path));
    await draw(page, group);
  }
}

const language = (): WrittenLanguage => (test.info().project.name === "ar" ? "ar" : "de");
const inLanguage = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lng=${language()}`;

test("pages for everyone", async ({ page }) => {
  await drawAll(page, "public", publicPages);
  const { link, press, summary } = screenOf(page, ["signIn", "register", "forgotPassword"], language());
  await page.goto("/ds/home");
  await draw(page, "public", "sign-in");
  await press("signIn:submit");
  await summary.waitFor();
  await draw(page, "public", "sign-in-refused");
  await link("signIn:register").click();
  await page.waitForURL(/register/);
  await draw(page, "public", "register");
  await press("register:submit");
  await summary.waitFor();
  await draw(page, "public", "register-refused");
});

for (const name of ["jonas", "sara", "emma", "noah"] as const)
  test(`pages of ${name}`, async ({ page, signInLike }) => {
    await signInLike(name);
    await drawAll(page, name, applicantPages);
  });

test("openings in every state", async ({ page, people, signInLike }) => {
  const pages = await people.openingPagesOf(await signInLike("sara"));
  for (const [index, path] of pages.entries()) {
    await page.goto(inLanguage(path));
    await draw(page, "openings", String(index + 1));
  }
});

test("refused steps", async ({ page, signInLike }) => {
  const { summary } = screenOf(page, [], language());
  await signInLike("jonas");
  for (const path of stepPages) {
    await page.goto(inLanguage(path));
    await page.locator('button[value="continue"]:visible').click();
    await summary.waitFor();
    await draw(page, "refused");
  }
});

test("pages of a company", async ({ page }) => {
  await signIn(page, "firma@example.org", "/b2b/home");
  await drawAll(page, "company", companyPages);
  // No company reads Arabic: its pages stay German.
  const promise = screenOf(page, ["confidentiality"], "de", "formal");
  await page.goto("/b2b/vertraulichkeit");
  // Each manner of drawing signs in again, and they promise it once.
  if ((await promise.button("submit").count()) > 0) {
    await promise.box("isPromised").check();
    await promise.press("submit");
    await page.waitForURL(/home/);
  }
  await page.goto("/b2b/job-openings");
  const openings = await page
    .locator('a[href*="/b2b/job-openings/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")!))]);
  const named = [...new Set(openings.flatMap((path) => /^.*\/[0-9a-f-]{36}(?=$|\/)/.exec(path) ?? []))];
  for (const [index, path] of named.entries()) {
    await page.goto(`${path}/overview`);
    await draw(page, "company", `opening-${index + 1}`);
  }
  for (const tab of ["", "/contacted"]) {
    await page.goto(named[0] + tab);
    await draw(page, "company", `applicants${tab.replace("/", "-")}`);
  }
  for (const step of ["close", "manage/study", "manage/job", "manage/requirements", "manage/finish"]) {
    await page.goto(`${named[0]}/${step}`);
    await draw(page, "company", step.replace("/", "-"));
  }
});

test("openings and applicants of a company in every state", async ({ page, people }) => {
  test.slow();
  const owner = await people.addOwner({ emailVerified: true });
  const sara = await people.addOneLike("sara");
  const pages = await people.openingPagesFor(owner, sara);
  const ready = await people.writeOpening(owner);
  await signIn(page, owner, "/b2b/home");
  for (const [index, path] of [...pages, `/b2b/job-openings/${ready}/manage/finish`].entries()) {
    await page.goto(inLanguage(path));
    await draw(page, "company-states", String(index + 1).padStart(2, "0"));
  }
});

test("an invitation, and the question before it is declined", async ({ page, people }) => {
  const email = await people.addStranger({ emailVerified: true });
  const { path } = await people.inviteColleague(email);
  await signIn(page, email, path);
  await draw(page, "company", "invitation");
  await page.goto(`${path}/decline`);
  await draw(page, "company", "invitation-decline");
});

for (const name of ["zwei", "neu"])
  test(`the choice of ${name}`, async ({ page }) => {
    await signIn(page, `${name}@example.org`, "/b2b/companies");
    await draw(page, "company", `choice-${name}`);
  });

test("the advisor's desk", async ({ page }) => {
  await signIn(page, "advisor@example.org", "/advisor");
  await drawAll(page, "advisor", deskPages);
  await page.goto(inLanguage("/advisor/companies"));
  const first = page.getByRole("rowheader").getByRole("link").first();
  const name = await first.innerText();
  await first.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await draw(page, "advisor");
});

test("an applicant at the advisor's desk", async ({ page, people }) => {
  const noah = await people.addOneLike("noah");
  await people.giveAdvisor(noah, "advisor@example.org");
  await signIn(page, "advisor@example.org", "/advisor");
  const [document] = await people.documentsOf(noah);
  const sheet = applicantAtDesk(await people.idOf(noah));
  const parts = ["", "/notes", "/job-openings", "/mails", `/documents/${document}/check`];
  await drawAll(
    page,
    "advisor",
    parts.map((part) => sheet + part),
  );
});

test("the programme's office, and one of each that it keeps", async ({ page, people }) => {
  test.slow();
  await signIn(page, "jutta@example.org", "/advisor/office");
  await drawAll(page, "office", [...officePages, ...(await people.keptPages())]);
});

test("a company at full work", async ({ page, people }) => {
  await people.promiseConfidentiality(firmOwner);
  await signIn(page, firmOwner, "/b2b/profile/settings");
  await drawAll(page, "firm", await people.firmPages());
});
