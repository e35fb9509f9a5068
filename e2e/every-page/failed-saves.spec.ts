import type { Page } from "@playwright/test";
import { pdf } from "../world/files.ts";
import type { DemoName } from "../world/people.ts";
import { type Failure, test } from "../world/portal-apart.ts";
import { screenOf } from "../world/screen.ts";
import { expect } from "../world/test.ts";

type Screen = ReturnType<typeof screenOf>;
interface FormKind {
  what: string;
  path: string;
  who: DemoName;
  words: string[];
  /** The call that carries it out. */
  call: RegExp;
  field: string;
  button: string;
  /** What else must be there, typed once. */
  fill?: (screen: Screen) => Promise<void>;
  /** Where it leads once it is carried out. */
  done: string | RegExp;
}

const kinds: FormKind[] = [
  {
    what: "a step of the application",
    path: "/ds/application/search/3",
    who: "lena",
    words: ["motivation"],
    call: /^PATCH .*\/account/,
    field: "motivationText",
    button: "continue",
    fill: ({ t, choose }) => choose("practicePartnerExists", t("forms:no")),
    done: "/ds/application/search/4",
  },
  {
    what: "a page of the profile",
    path: "/ds/profile/1",
    who: "lena",
    words: ["profileContact", "studyInfo", "profile"],
    call: /^PATCH .*\/account/,
    field: "shippingCity",
    button: "save",
    done: "/ds/profile/1",
  },
  {
    what: "a message with a file",
    path: "/ds/contact/3",
    who: "lena",
    words: ["support", "message", "contact"],
    call: /^POST .*\/support-tickets$/,
    field: "text",
    button: "send",
    fill: async ({ field }) => {
      await field("subject").fill("Mein Zeugnis");
      await field("file").setInputFiles(pdf("Zeugnis.pdf"));
    },
    done: /\/ds\/contact\/3\/[\w-]+$/,
  },
  {
    what: "an opinion",
    path: "/ds/feedback",
    who: "lena",
    words: ["feedback"],
    call: /^POST .*\/feedback/,
    field: "feedback",
    button: "send",
    fill: ({ t, choose }) => choose("selected", t("rating.neutral")),
    done: /feedback\?sent/,
  },
];

/** Each failure, and how spec §8 calls it. */
const failures: [string, Failure, number][] = [
  ["400", { code: 400 }, 400],
  ["403", { code: 403 }, 403],
  ["404", { code: 404 }, 404],
  ["500", { code: 500 }, 500],
  ["a proxy's 502", { page: 502 }, 502],
  ["1001", { code: 1001 }, 1001],
  ["1006", { code: 1006 }, 1006],
  ["an answer that is no JSON", { page: 200 }, 10001],
];
const typed = (what: string) => `Was hier steht, soll auch ${what} nicht verloren sein.`;

test.afterEach(({ way }) => way.recover());

for (const kind of kinds)
  test(`${kind.what}: whatever a save fails by, the page says so with its code, keeps what was typed, and saves it then`, async ({
    page,
    way,
    signInLike,
  }) => {
    const screen = screenOf(page, kind.words);
    const { t, field, press, summary } = screen;
    await signInLike(kind.who);
    await page.goto(kind.path);
    await kind.fill?.(screen);
    for (const [what, failure, code] of failures) {
      await field(kind.field).fill(typed(what));
      await way.fallIll(failure, kind.call);
      await press(kind.button);
      await expect(summary).toContainText(t("error.code", { code: String(code) }));
      await expect(summary).toContainText(t("errors:notTransferred"));
      await expect(page).toHaveURL(kind.path);
      await expect(field(kind.field)).toHaveValue(typed(what));
    }
    await page.goto(kind.path);
    await expect(page.getByText(t("restored"))).toBeVisible();
    await expect(field(kind.field)).toHaveValue(typed("an answer that is no JSON"));

    await way.recover();
    await press(kind.button);
    await expect(page).toHaveURL(kind.done);
    await expect(summary).toBeHidden();
  });

/** What stands between the browser and the portal when a form is posted: nothing answers, or something else does. */
const between: [string, Parameters<Page["route"]>[1], "network" | number][] = [
  ["no network", (route) => route.abort(), "network"],
  ["a proxy's 502", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }), 502],
  ["a proxy's 503", (route) => route.fulfill({ status: 503, body: "<h1>Busy</h1>" }), 503],
  ["a proxy's 413", (route) => route.fulfill({ status: 413, body: "<h1>Too large</h1>" }), 413],
];

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  for (const kind of kinds)
    test(`${kind.what}: what does not reach the portal is told at the form, and is there after a reload`, async ({
      page,
      signInLike,
    }) => {
      const screen = screenOf(page, kind.words);
      const { t, field, press, summary } = screen;
      await signInLike(kind.who);
      await page.goto(kind.path);
      await page.waitForFunction(() => "__remixRouter" in window);
      await kind.fill?.(screen);
      for (const [what, answer, code] of between) {
        const address = (url: URL) => url.searchParams.has("_data");
        await page.route(address, answer);
        await field(kind.field).fill(typed(what));
        await press(kind.button);
        const words = code === "network" ? t("errors:network") : t("error.code", { code: String(code) });
        const isFile = code === 413 && kind.what === "a message with a file";
        await expect(summary).toContainText(isFile ? t("errors:fileTooLarge") : words);
        await expect(page).toHaveURL(kind.path);
        await expect(field(kind.field)).toHaveValue(typed(what));
        await page.unroute(address);
      }
      await page.reload();
      await expect(page.getByText(t("restored"))).toBeVisible();
      await expect(field(kind.field)).toHaveValue(typed("a proxy's 413"));
      await press(kind.button);
      await expect(page).toHaveURL(kind.done);
    });

  test("chosen documents stay chosen until they arrive", async ({ page, way, signInLike }) => {
    const { t, field, press, summary } = screenOf(page, ["documents"]);
    await signInLike("mia");
    await page.goto("/ds/application/search/4");
    await page.waitForFunction(() => "__remixRouter" in window);
    await field("file").setInputFiles(pdf("Zeugnis.pdf"));
    const address = (url: URL) => url.searchParams.has("_data");
    await page.route(address, (route) => route.abort());
    await press("upload.submit");
    await expect(summary).toContainText(t("errors:network"));
    await page.unroute(address);
    await way.fallIll({ code: 500 }, /^POST .*\/documents/);
    await press("upload.submit");
    await expect(summary).toContainText(t("errors:notTransferred"));
    await way.recover();
    await press("upload.submit");
    await expect(page.getByRole("link", { name: "Zeugnis.pdf" }).first()).toBeVisible();
  });

  test("an act that does not arrive is told, and the page stays", async ({ page, signInLike }) => {
    const { t } = screenOf(page, ["bringAFriend"]);
    await signInLike("lena");
    await page.goto("/ds/bringafriend");
    await page.waitForFunction(() => "__remixRouter" in window);
    await page.route(
      (url) => url.searchParams.has("_data"),
      (route) => route.abort(),
    );
    await page.locator("main form[method=post] button").first().click();
    await expect(page.getByText(t("unsent"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  });
});
