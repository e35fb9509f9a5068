import type { Page } from "@playwright/test";
import { newerThanReaders } from "../../scripts/browser-floor.ts";
import { expect, test } from "../world/test.ts";
import { type Reader, readerOf } from "./reader.ts";
import { beInterested, register, uploadFile, writeCv } from "./walk.ts";

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

test.describe("a browser that has nothing newer than the oldest that starts scripts", () => {
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
  await page.addInitScript(takeAway, newerThanReaders());
  const run = await evaluatorOf(page);
  await page.goto("/cookies");
  expect(await run("typeof [].at + typeof AbortSignal.timeout")).toBe("undefinedundefined");
  await run("new Promise(go=>{const look=()=>window.__remixRouter?go():setTimeout(look,50);look()})");
  await walk(readerOf({ open: async (address) => void (await page.goto(address)), run }, url));
  expect(failures).toEqual([]);
}
