import type { Page } from "@playwright/test";
import { pdf } from "../world/files.ts";
import { holdPosts } from "../world/hold-posts.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";
import { words } from "../world/words.ts";

/** The hidden fields that make a post of this page safe to repeat. */
async function secretsOf(page: Page) {
  const hidden = page.locator("form:has(input[name=formKey]) input[type=hidden]:enabled");
  const pairs = await hidden.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("name"), one.getAttribute("value")]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

test("the same upload sent twice makes one document", async ({ page, people, signInLike, portal }) => {
  const email = await signInLike("mia", "/ds/application/search/4");
  const multipart = { ...(await secretsOf(page)), type: "CV", intent: "upload", file: pdf("Lebenslauf.pdf") };
  const upload = () =>
    page.request.post("/ds/application/search/4", {
      multipart,
      headers: { Origin: portal.url },
      maxRedirects: 0,
    });

  const answers = await Promise.all([upload(), upload()]);

  expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
  expect(await people.documentsOf(email)).toHaveLength(1);
  expect((await upload()).status()).toBe(303);
  expect(await people.documentsOf(email)).toHaveLength(1);
});

test("the same answers sent twice are stored once, and answered alike", async ({ page, signInLike, portal }) => {
  await signInLike("lena", "/ds/application/search/3");
  const form = {
    ...(await secretsOf(page)),
    motivationText: "Einmal ist genug, auch wenn es zweimal ankommt.",
    intent: "save",
  };
  const send = () =>
    page.request.post("/ds/application/search/3", { form, headers: { Origin: portal.url }, maxRedirects: 0 });

  for (const answer of [await send(), await send()]) {
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/ds/home");
  }
});

test("a new password sent twice by somebody who is not signed in is set once, and both posts lead on", async ({
  page,
  people,
  portal,
}) => {
  const email = await people.addOneLike("lena");
  await page.goto("/auth/applicant/password-reset");
  const asked = { ...(await secretsOf(page)), email };
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { Origin: portal.url }, maxRedirects: 0 });
  expect((await post("/auth/applicant/password-reset", asked)).status()).toBe(303);
  const { pathname } = new URL(linkOf(await mailTo(email, portal.dataDirectory)));
  await page.goto(pathname);
  const form = { ...(await secretsOf(page)), password: "vier leise Boote im Nebel" };
  const answers = await Promise.all([post(pathname, form), post(pathname, form)]);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
});

/** What makes the portal mail a link that asks once more. */
const asksByMail = {
  "an address": async (page: Page) => {
    await page.goto("/ds/onboarding?flow=EmailVerificationFlow");
    await screenOf(page, ["onboarding"]).press("email_verification.send");
  },
  "a newsletter": async (page: Page) => {
    await page.goto("/ds/profile/3");
    const { box, press } = screenOf(page, ["profileNotifications", "consents", "profile"]);
    await box("consents.newsletter").check();
    await press("save");
  },
};

for (const [what, askByMail] of Object.entries(asksByMail))
  test(`the link that confirms ${what}, pressed twice, leads on both times`, async ({
    page,
    people,
    portal,
    signInLike,
  }) => {
    const email = await signInLike("lena");
    await people.forgetConfirmationOf(email);
    await askByMail(page);
    const link = linkOf(await mailTo(email, portal.dataDirectory));
    await page.goto(link);
    const form = await secretsOf(page);
    const press = () => page.request.post(link, { form, headers: { Origin: portal.url }, maxRedirects: 0 });
    expect((await Promise.all([press(), press()])).map((answer) => answer.status())).toEqual([303, 303]);
  });

test("the button that was pressed says that its form is on its way, and no other does", async ({
  page,
  signInLike,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false);
  const t = words(["common"]);
  await signInLike("lena", "/ds/application/search/3");
  const letGo = await holdPosts(page, /search\/3/);
  const save = page.locator("form button[name=intent][value=save]");

  await save.click();

  await expect(save).toHaveAttribute("aria-busy", "true");
  await expect(save).toContainText(t("sending"));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
  letGo();
  await page.waitForURL("/ds/home");
});
