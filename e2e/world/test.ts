import { type APIResponse, test as base, type Page } from "@playwright/test";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { hiddenFieldsOf } from "../../tests/world/visitor.ts";
import { type DemoName, meetPeople, type People } from "./people.ts";
import type { Portal } from "./portal.ts";
import { screenOf } from "./screen.ts";
import { signsOfLifeOf } from "./signs-of-life.ts";
import { followDocuments } from "./valid.ts";

interface Fixtures {
  /** Signs in as somebody new who stands where one of the demo stands, at home or elsewhere; gives the e-mail address. */
  signInLike: (name: DemoName, path?: string) => Promise<string>;
}
interface WorkerFixtures {
  portal: Pick<Portal, "url" | "dataDirectory">;
  people: People;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => use({ url: process.env.PORTAL_URL ?? "", dataDirectory: process.env.PORTAL_DATA ?? "" }),
    { scope: "worker" },
  ],
  people: [
    async ({ portal }, use) => {
      const people = await meetPeople(portal);
      await use(people);
      await people.leave();
    },
    { scope: "worker" },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  page: async ({ page }, use, testInfo) => {
    followDocuments(page);
    await use(page);
    const isRed = testInfo.status !== testInfo.expectedStatus;
    if (isRed) testInfo.annotations.push({ type: "page", description: await signsOfLifeOf(page) });
  },
  signInLike: ({ page, people }, use) =>
    use(async (name, path) => {
      const email = await people.addOneLike(name);
      await signIn(page, email, path);
      return email;
    }),
});
export { expect } from "@playwright/test";

/**
 * Signs in at an address that the portal guards, and opens it. The requests are those of the pages, with the browser's
 * cookies, but nothing is drawn: that took a third of a scenario. `sign-in.spec.ts` signs in by the pages.
 */
export async function signIn(page: Page, email: string, path = "/ds/home") {
  const { request } = page;
  const asked = await request.get(path);
  const form = { ...hiddenFieldsOf(await asked.text(), "sign-in"), email, password: demoPassword };
  let answer = await request.post(asked.url(), { form, maxRedirects: 0 });
  const next = () => new URL(answer.headers().location!, answer.url());
  while (isRedirect(answer) && !isAt(next(), path)) answer = await request.get(next().href, { maxRedirects: 0 });
  await page.goto(path);
  await page.waitForURL(path);
  // With an empty cache the scripts come late: what is pressed before would be a plain post.
  await takenOver(page);
}

/** The page's scripts, if it runs any, have taken its fields over: from here on React leaves what they hold alone. */
export async function takenOver(page: Page) {
  if (!(await page.evaluate(() => "__remixContext" in window))) return;
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((name) => name.startsWith("__reactProps")),
  );
}

/** The page's scripts, if it runs any, have everything that they asked for: after a refused post its page's data, too. */
export async function settled(page: Page) {
  await takenOver(page);
  await page.waitForFunction(() => {
    const { __remixRouter: router } = window as Partial<RemixWindow>;
    return !router || router.state.navigation.state === "idle";
  });
}

interface RemixWindow {
  __remixRouter: { state: { navigation: { state: string } } };
}

/** Presses a link, wherever the menu shows it. */
export const goBy = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const isRedirect = (answer: APIResponse) => answer.status() >= 300 && answer.status() < 400;
const isAt = ({ pathname, search }: URL, path: string) => pathname + search === path;

/** The sign-in page is open: fills it in and goes on. */
export async function fillInSignIn(page: Page, email: string) {
  const { field, press } = screenOf(page, ["signIn"]);
  await field("email").fill(email);
  await field("password").fill(demoPassword);
  await press("submit");
}
