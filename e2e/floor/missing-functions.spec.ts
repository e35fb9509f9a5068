import type { Page } from "@playwright/test";
import { builtScripts, demandsOf, newerThanFloor } from "../../scripts/browser-floor.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";
import { type Reader, readerOf } from "./reader.ts";
import { beInterested, register, uploadFile, writeCv } from "./walk.ts";

const { needed } = demandsOf(builtScripts("build/client/assets"));

/** Runs in the page before its own scripts: a browser that never had these. */
function takeAway(paths: string[]) {
  for (const path of paths) {
    const keys = path.split(".");
    const name = keys.pop()!;
    const owner = keys.reduce<unknown>((object, key) => (object as Record<string, unknown>)?.[key], window);
    if (owner) Reflect.deleteProperty(owner as object, name);
  }
}

/** Runs scripts on the page; Playwright's own way to do so takes newer functions itself. */
async function evaluatorOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (expression: string) =>
    (await session.send("Runtime.evaluate", { expression, awaitPromise: true })).result.value;
}

for (const feature of needed)
  test(`without ${feature} no script starts, and the page works as it was sent`, async ({ page }) => {
    const { press, field } = screenOf(page, ["cvProfil", "cv"]);
    const failures: Error[] = [];
    const scripts: string[] = [];
    page.on("pageerror", (error) => failures.push(error));
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.addInitScript(takeAway, [feature]);
    const run = await evaluatorOf(page);
    await page.goto("/lebenslauf-generator/input/profil");
    // The page's own timer, by which scripts would start, is before this one.
    expect(await run("new Promise(resolve=>setTimeout(resolve,0,document.readyState))")).toBe("complete");
    await field("firstName").fill("Mia");
    await field("lastName").fill("Hoffmann");
    await press("next.education");
    await expect(page).toHaveURL("/lebenslauf-generator/input/education");
    expect(failures).toEqual([]);
    expect(scripts).toEqual([]);
  });

test("with all of them the scripts start", async ({ page }) => {
  await page.goto("/lebenslauf-generator/input/profil");
  await page.waitForFunction(() => "__remixRouter" in window);
});

test.describe("a browser that has nothing newer than the floor, with script on", () => {
  test.slow();

  test("registers somebody", ({ page, portal }) =>
    walkOn(page, portal.url, (reader) => register(reader, portal.dataDirectory)));

  test("shows an opening, uploads a file and writes a CV", ({ page, portal, people }) =>
    walkOn(page, portal.url, async (reader) => {
      await beInterested(reader, people);
      await uploadFile(reader);
      await writeCv(reader);
    }));
});

/** Lets somebody walk in such a browser; no page may have failed on the way. */
async function walkOn(page: Page, url: string, walk: (reader: Reader) => Promise<void>) {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  page.on(
    "request",
    (request) => request.url().endsWith("/script-failures") && failures.push(request.postData() ?? ""),
  );
  await page.addInitScript(takeAway, newerThanFloor());
  const run = await evaluatorOf(page);
  await page.goto("/cookies");
  expect(await run("typeof [].at + typeof AbortSignal.timeout")).toBe("undefinedundefined");
  await walk(readerOf({ open: async (address) => void (await page.goto(address)), run }, url));
  expect(failures).toEqual([]);
}
