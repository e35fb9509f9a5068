import sharp from "sharp";
import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { test } from "../world/portal-apart.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("the office names the programme: everybody reads it, also while the backend is away, until it is taken back", async ({
  page,
  browser,
  portal,
  way,
  people,
  javaScriptEnabled,
}) => {
  const { t, field, press, expectError, summary } = deskScreen(page, "officeAppearance", "office", "forms", "errors");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/appearance");
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  const tooLong = "Duale Hochschule Nordstadt an der Langen Elbe";
  await field("name").fill(tooLong);
  await press("save");
  await expect(summary).toBeFocused();
  await expectError("name", t("errors:maxLength", { max: 40 }));
  await expect(field("name")).toHaveValue(tooLong);

  const name = "Duale Hochschule Nordstadt";
  await field("name").fill(name);
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  const head = page.getByRole("banner").getByRole("link").first();
  await expect(head).toHaveText(`${name} ${t("common:portal.advisor")}`);
  await expect(page).toHaveTitle(`${t("title")} · ${t("common:portal.advisor")} · ${name}`);

  const visitors = await browser.newPage({ baseURL: portal.url });
  await visitors.goto("/");
  await expect(visitors.getByRole("banner").getByRole("link").first()).toHaveText(name);
  await visitors.close();

  await way.fallIll("stopped");
  await page.goto("/advisor/office/appearance");
  const maintenance = screenOf(page, ["maintenance"], "de", "neutral");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(maintenance.t("heading"));
  await expect(head).toContainText(name);
  await way.recover();

  await expect(async () => {
    await page.goto("/advisor/office/appearance");
    await expect(field("name")).toHaveValue(name);
  }).toPass();
  await field("name").fill("");
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(head).toHaveText(t("common:portal.advisor"));
});

test("a colour that the office chooses for companies stands on all of their pages, and nowhere else", async ({
  page,
  people,
}) => {
  const { t, field, press } = deskScreen(page, "officeAppearance", "office", "forms", "errors");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  const colourOf = async (path: string, place: string) => {
    await page.goto(path);
    return page.locator(place).evaluate((element) => getComputedStyle(element).getPropertyValue("--accent-9").trim());
  };
  const root = ".radix-themes";
  await signIn(page, jutta, "/advisor/office/appearance");
  const before = await colourOf("/praxispartner", root);
  await page.goto("/advisor/office/appearance");
  await field("company").selectOption(t("colour.crimson"));
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await expect(field("company")).toHaveValue("crimson");
  expect(await colourOf("/praxispartner", root)).toBe("#e93d82");
  const search = await colourOf("/auth/applicant/password-reset", root);
  expect(search).not.toBe("#e93d82");

  await page.goto("/advisor/office/appearance");
  await field("company").selectOption("");
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  expect(await colourOf("/praxispartner", root)).toBe(before);
});

test("a logo stands in the head for the name, as a file that browsers keep, until it is removed", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, field, press } = deskScreen(page, "officeAppearance", "office", "forms", "errors");
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office/appearance");
  const drawn = sharp({ create: { width: 900, height: 300, channels: 3, background: "#3e63dd" } });
  const buffer = await drawn.png().toBuffer();
  await field("file").setInputFiles({ name: "Logo.png", mimeType: "image/png", buffer });
  await press("save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  const logo = page.getByRole("banner").getByRole("img", { name: t("common:portal.programme") });
  await expect(logo).toHaveJSProperty("naturalWidth", 288);
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const file = await page.request.get((await logo.getAttribute("src")) ?? "");
  expect(file.headers()["content-type"]).toBe("image/png");
  expect(file.headers()["cache-control"]).toContain("immutable");

  await press("removeLogo");
  await expect(logo).toBeHidden();
});
