import { test as base, type Page } from "@playwright/test";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { type DemoName, meetPeople, type People } from "./people.ts";
import type { Portal } from "./portal.ts";
import { screenOf } from "./screen.ts";
import { followDocuments } from "./valid.ts";

interface Fixtures {
  /** Signs in as somebody new who stands where one of the demo stands; gives the e-mail address. */
  signInLike: (name: DemoName) => Promise<string>;
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
  page: async ({ page }, use) => {
    followDocuments(page);
    await use(page);
  },
  signInLike: ({ page, people }, use) =>
    use(async (name) => {
      const email = await people.addOneLike(name);
      await signIn(page, email);
      return email;
    }),
});
export { expect } from "@playwright/test";

/** Signs in by the pages, from an address that the portal guards. */
export async function signIn(page: Page, email: string, path = "/ds/home") {
  await page.goto(path);
  await fillInSignIn(page, email);
  await page.waitForURL(path);
}

/** The sign-in page is open: fills it in and goes on. */
export async function fillInSignIn(page: Page, email: string) {
  const { field, press } = screenOf(page, ["signIn"]);
  await field("email").fill(email);
  await field("password").fill(demoPassword);
  await press("submit");
}
