import { test as base, type Page } from "@playwright/test";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { type DemoName, meetPeople, type People } from "./people.ts";
import { words } from "./words.ts";

interface Fixtures {
  /** Signs in as somebody new who stands where one of the demo stands; gives the e-mail address. */
  signInLike: (name: DemoName) => Promise<string>;
}
interface WorkerFixtures {
  people: People;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const people = await meetPeople({
        url: process.env.PORTAL_URL ?? "",
        dataDirectory: process.env.PORTAL_DATA ?? "",
      });
      await use(people);
      await people.leave();
    },
    { scope: "worker" },
  ],
  signInLike: async ({ page, people }, use) => {
    await use(async (name) => {
      const email = await people.addOneLike(name);
      await signIn(page, email);
      return email;
    });
  },
});
export { expect } from "@playwright/test";

/** Signs in by the pages, from wherever the portal sends somebody who is not signed in. */
export async function signIn(page: Page, email: string, path = "/ds/home") {
  await page.goto(path);
  await fillInSignIn(page, email);
}

/** The sign-in page is open: fills it in and goes on. */
export async function fillInSignIn(page: Page, email: string) {
  const t = words(["signIn"]);
  await page.getByLabel(t("fields.email.label")).fill(email);
  await page.getByLabel(t("fields.password.label")).fill(demoPassword);
  await page.getByRole("button", { name: t("submit") }).click();
}
