import { randomUUID } from "node:crypto";
import { companyScreen, registerAtCompany, signInAtCompany } from "../world/company.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { expect, fillInSignIn, test } from "../world/test.ts";

const words = ["invitation", "rights"];

test("an invited person registers with that address, comes back to the invitation, and accepts it", async ({
  page,
  people,
  portal: { dataDirectory },
}) => {
  const email = `bilal-${randomUUID()}@example.org`;
  const { companyName } = await people.inviteColleague(email);
  const link = linkOf(await mailTo(email, dataDirectory));
  const { t, press } = companyScreen(page, ...words);

  await page.goto(link);
  await expect(page.getByText(companyScreen(page, "signIn").t("invited.company.title"))).toBeVisible();
  await registerAtCompany(page, email, { dataDirectory, mailsBefore: 1 });

  await page.waitForURL(link);
  await expect(page.getByText(t("lead.by", { name: "Anke Brandt", company: companyName }))).toBeVisible();
  await expect(page.getByText(t("right.createJobOpenings.label"))).toBeVisible();
  await expect(page.getByText(t("right.editJobOpenings.label"))).toBeVisible();
  await expect(page.getByRole("navigation", { name: t("shell.navigation") })).toHaveCount(0);
  await press("accept");

  await page.waitForURL("/b2b/home");
  await expect(page.getByText(t("notice.accepted", { company: companyName }))).toBeVisible();
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: t("gone.title") })).toBeVisible();
});

test("an invited person with an account signs in, and may decline after a confirmation", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const { companyName, path } = await people.inviteColleague(email, []);
  const { t, link } = companyScreen(page, ...words);
  const decline = companyScreen(page, "declineInvitation");

  await page.goto(path);
  await fillInSignIn(page, email);
  await page.waitForURL(path);
  await expect(page.getByText(t("inWords.everybody"))).toBeVisible();
  await link("decline").click();
  await expect(
    page.getByRole("heading", { level: 1, name: decline.t("title", { company: companyName }) }),
  ).toBeVisible();
  await decline.press("submit");

  await page.waitForURL("/b2b/home");
  await expect(page.getByText(decline.t("notice.declined", { company: companyName }))).toBeVisible();
  await page.goto(`${path}/decline`);
  await expect(page.getByRole("heading", { level: 1, name: t("gone.title") })).toBeVisible();
});

test("an invitation is shown to nobody else, and no other page reveals it", async ({ page, people }) => {
  const { path, companyName } = await people.inviteColleague(`${randomUUID()}@example.org`);
  const email = await people.addOwner({ emailVerified: true });
  const { t } = companyScreen(page, ...words);
  await signInAtCompany(page, email);
  for (const address of [path, `${path}/decline`, "/b2b/invitation/nonsense"]) {
    await page.goto(address);
    await expect(page.getByText(t("gone.address", { email }))).toBeVisible();
    await expect(page.getByText(companyName)).toHaveCount(0);
  }
});

test("people without a company read why and whom to ask, and may sign out", async ({
  page,
  portal: { dataDirectory },
}) => {
  const email = `niemand-${randomUUID()}@example.org`;
  const { t, press } = companyScreen(page, "chooseCompany");
  await page.goto("/b2b/home");
  await registerAtCompany(page, email, { dataDirectory });

  await page.waitForURL("/b2b/companies");
  await expect(page.getByRole("heading", { level: 1, name: t("none.title") })).toBeVisible();
  await expect(page.getByText(t("none.lead", { email }))).toBeVisible();
  await expect(page.getByRole("link", { name: "hilfe@example.org" })).toBeVisible();
  const own = companyScreen(page, "companyMyData");
  await own.link("company:nav.myData").click();
  await expect(page.getByRole("heading", { level: 1, name: own.t("title") })).toBeVisible();
  await expect(own.link("company:profile.settings")).toHaveCount(0);
  await own.link("company:nav.home").click();
  await page.waitForURL("/b2b/companies");
  await press("shell.signOut");
  await expect(page.getByText(t("notice.signedOut"))).toBeVisible();
});

test("people without a company yet are led to their open invitation", async ({ page, people, portal }) => {
  const email = `bilal-${randomUUID()}@example.org`;
  const { companyName } = await people.inviteColleague(email);
  const { t, link } = companyScreen(page, "chooseCompany");
  await mailTo(email, portal.dataDirectory);
  await page.goto("/b2b/home");
  await registerAtCompany(page, email, { dataDirectory: portal.dataDirectory, mailsBefore: 1 });

  await page.waitForURL("/b2b/companies");
  await expect(page.getByText(t("invitation.title"))).toBeVisible();
  await link("invitation.look").click();
  await expect(page.getByText(companyName).first()).toBeVisible();
  await companyScreen(page, ...words).press("accept");
  await page.waitForURL("/b2b/home");
});
