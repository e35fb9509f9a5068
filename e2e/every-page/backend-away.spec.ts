import { demoPassword } from "#backend/demo/load-demo-data.ts";
import type { Portal } from "../world/portal.ts";
import { type Ailment, type Between, test } from "../world/portal-apart.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn } from "../world/test.ts";

const path = "/ds/application/search/3";
const typed = "Diesen Satz möchte ich wegen einer Störung nicht noch einmal schreiben müssen.";

/** A backend that was silent is asked again after a moment only. */
async function recover(way: Between["way"], { url }: Pick<Portal, "url">) {
  await way.recover();
  const isBack = async () => (await fetch(`${url}/oidc/.well-known/openid-configuration`)).ok;
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
}

test.afterEach(({ way, portal }) => recover(way, portal));

for (const ailment of ["stopped", "hung", "busy", "half a body"] satisfies Ailment[]) {
  test(`${ailment}: a requested page becomes the maintenance page`, async ({ page, way, signInLike }) => {
    const { t } = screenOf(page, ["maintenance"]);
    await signInLike("lena");

    await way.fallIll(ailment);
    await page.goto(path);

    await expect(page).toHaveURL(/^[^?]+\/maintenance/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("heading"));
  });

  test(`${ailment}: the sent text is there again afterwards`, async ({ page, way, portal, signInLike }) => {
    const maintenance = screenOf(page, ["maintenance"]);
    const motivation = screenOf(page, ["motivation"]);
    await signInLike("lena", path);

    await way.fallIll(ailment);
    await motivation.field("motivationText").fill(typed);
    await motivation.press("continue");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(maintenance.t("heading"));

    await recover(way, portal);
    await maintenance.link("again").click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(motivation.t("restored"))).toBeVisible();
    await expect(motivation.field("motivationText")).toHaveValue(typed);
  });
}

test("an unsubscription that did not arrive is asked for again afterwards", async ({ page, way, portal }) => {
  const maintenance = screenOf(page, ["maintenance"]);
  const { t, press } = screenOf(page, ["newsletterUnsubscription"]);
  await page.goto("/newsletter-unsubscription?id=3f0e2f52-0a8e-4a8e-9d39-0a9b6a3f1c11");
  await way.fallIll("stopped");
  await press("asked.submit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(maintenance.t("heading"));
  await recover(way, portal);
  await maintenance.link("again").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("asked.title"));
});

test("a question whose answer is lost has an unknown outcome, and exists once after it is sent again", async ({
  page,
  way,
  portal,
  signInLike,
}) => {
  const maintenance = screenOf(page, ["maintenance"]);
  const { field, press } = screenOf(page, ["support", "message", "contact"]);
  await signInLike("mia", "/ds/contact/3");
  await way.fallIll("no answer", /^POST \/v1\/support-tickets$/);
  await field("subject").fill("Mein Zeugnis");
  await field("text").fill(typed);
  await press("send");
  await expect(page.getByText(maintenance.t("unknown.text"))).toBeVisible();

  await recover(way, portal);
  await maintenance.link("again").click();
  await expect(field("subject")).toHaveValue("Mein Zeugnis");
  await expect(page.getByRole("listitem").filter({ hasText: "Mein Zeugnis" })).toHaveCount(1);
  await press("send");
  await expect(page).toHaveURL(/\/ds\/contact\/3\/[\w-]+$/);
  await page.goto("/ds/contact/3");
  await expect(page.getByRole("listitem").filter({ hasText: "Mein Zeugnis" })).toHaveCount(1);
});

test("a person signing in sees the message, too, types only the password again, and continues", async ({
  page,
  way,
  people,
}) => {
  const maintenance = screenOf(page, ["maintenance"]);
  const { field, press } = screenOf(page, ["signIn"]);
  const email = await people.addOneLike("lena");
  await page.goto("/ds/home");

  await way.fallIll("busy");
  await fillInSignIn(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(maintenance.t("heading"));

  await way.recover();
  await maintenance.link("again").click();
  await expect(field("email")).toHaveValue(email);
  await expect(field("password")).toHaveValue("");
  await field("password").fill(demoPassword);
  await press("submit");
  await expect(page).toHaveURL("/ds/home");
});

test("busy: a portfolio that cannot be made now is reported at its form, which stays", async ({
  page,
  way,
  signInLike,
}) => {
  const { t, press, button } = screenOf(page, ["portfolio"]);
  await signInLike("sara");
  await way.fallIll("busy", /application-portfolio/);
  await page.goto("/ds/portfolio");
  await press("download");
  await expect(page).toHaveURL("/ds/portfolio");
  await expect(page.getByText(t("errors:busy"))).toBeVisible();
  await way.recover();
  const [download] = await Promise.all([page.waitForEvent("download"), button("download").click()]);
  expect(download.suggestedFilename()).toContain(".pdf");
});
