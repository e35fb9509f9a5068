import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { codeOf, linkOf, mailTo } from "../world/outbox.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

const accounts = "/advisor/office/accounts";

async function addOffice(people: People) {
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  return jutta;
}

test("the office finds somebody who tried too often, and lets them sign in again", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const { t, press } = deskScreen(page, "signInBlocks", "officeAccounts", "office");
  const email = await people.addOneLike("mia");
  await people.blockSignInOf(email);
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await theirs.goto("/ds/home");
  await fillInSignIn(theirs, email);
  await expect(theirs.getByRole("alert")).toBeVisible();

  await signIn(page, await addOffice(people), accounts);
  await expect(page.getByText(t("unsought"))).toBeVisible();
  await page.getByRole("searchbox").fill(email);
  await press("office:search");
  await page.getByRole("row", { name: email }).getByRole("link").click();
  await expect(page.getByText(t("unsought"))).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: t("signInBlocks:title") })).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const late = await page.context().newPage();
  await late.goto(page.url());
  await press("unblock.submit");
  await expect(page.getByText(t("notice.unblocked"))).toBeVisible();
  await expect(page.getByText(t("signIn.free"))).toBeVisible();
  await late.getByRole("button", { name: t("unblock.submit") }).click();
  await expect(late.getByText(t("notice.notBlocked"))).toBeVisible();

  await fillInSignIn(theirs, email);
  await theirs.waitForURL("/ds/home");
  await context.close();
});

test("only the office goes on from an applicant to their account", async ({ page, people }) => {
  const { t, link } = deskScreen(page, "deskApplicant");
  const email = await people.addOneLike("mia");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.giveAdvisor(email, jutta);
  const sheet = `/advisor/applicants/${await people.idOf(email)}`;
  await signIn(page, jutta, sheet);
  await expect(page.getByRole("heading", { name: t("contact.title") })).toBeVisible();
  await expect(link("contact.account")).toHaveCount(0);
  expect((await page.goto(`${accounts}/${await people.idOf(email)}`))?.status()).toBe(403);

  await people.makeOffice(jutta);
  await page.goto(sheet);
  await link("contact.account").click();
  await expect(
    page.getByRole("heading", { level: 2, name: deskScreen(page, "signInBlocks").t("title") }),
  ).toBeVisible();
});

test("the office gives an account another address, with which it is signed in to by a code", async ({
  page,
  people,
  portal: { dataDirectory },
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.slow();
  const { t, field, press, expectError } = deskScreen(page, "officeAccounts", "office");
  const email = await people.addOneLike("mia");
  const taken = await people.addOneLike("mia");
  await signIn(page, await addOffice(people), `${accounts}/${await people.idOf(email)}`);
  const late = await page.context().newPage();
  await late.goto(page.url());

  await page.locator("summary", { hasText: t("address.title") }).click();
  await field("email").fill(taken);
  await press("address.submit");
  await expectError("email", t("errors:emailTaken"));
  await expect(field("email")).toHaveValue(taken);
  const other = `neu-${taken}`;
  await field("email").fill(other);
  await press("address.submit");
  await expect(page.getByText(t("notice.address", { email: other }))).toBeVisible();
  await expect(page.getByText(t("signIn.unconfirmed"))).toBeVisible();

  const asLate = deskScreen(late, "officeAccounts");
  await late.locator("summary", { hasText: t("address.title") }).click();
  await asLate.field("email").fill(`noch-${taken}`);
  await asLate.press("address.submit");
  await expect(asLate.summary).toBeVisible();

  await mailTo(email, dataDirectory);
  const mail = await mailTo(other, dataDirectory);
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await theirs.goto(new URL(linkOf(mail)).pathname);
  await theirs.goto("/ds/home");
  await fillInSignIn(theirs, other);
  const { field: code, press: confirm } = screenOf(theirs, ["code"]);
  await code("code").fill(codeOf(await mailTo(other, dataDirectory, 1)));
  await confirm("submit");
  await theirs.waitForURL("/ds/home");
  await context.close();
});

test("the office has an account deleted, reads what goes with it, and takes that back", async ({ page, people }) => {
  const { t, press, link } = deskScreen(page, "officeAccounts", "office");
  const email = await people.addOneLike("sara");
  await signIn(page, await addOffice(people), `${accounts}/${await people.idOf(email)}`);
  await link("deletion.go").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sara");
  await expect(page.getByText(t("delete.answers"))).toBeVisible();
  await press("delete.submit");
  await expect(page.getByText(t("notice.deletion"))).toBeVisible();
  await expect(link("deletion.go")).toHaveCount(0);
  await mailTo(email);
  const account = page.url();
  await page.goto(`${account}/delete`);
  await expect(page, "its day stands, so nobody is asked again").toHaveURL(account);
  await press("deletion.keep");
  await expect(page.getByText(t("notice.kept"))).toBeVisible();
  await expect(link("deletion.go")).toBeVisible();
});
