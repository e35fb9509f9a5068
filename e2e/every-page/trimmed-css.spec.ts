import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { applicantPages } from "../world/pages.ts";
import { expect, test } from "../world/test.ts";

const wholeRadix = createRequire(import.meta.url).resolve("@radix-ui/themes/styles.css");

// The added sheet has no nonce, and a script that starts between two pictures would change them.
test.use({ bypassCSP: true, javaScriptEnabled: false, viewport: { width: 900, height: 700 } });
test.slow();

test("no page needs the rules that were trimmed off the style sheet", async ({ page, signInLike }, { project }) => {
  test.skip(project.name === "script", "neither runs scripts here");
  await signInLike("lena");
  for (const path of applicantPages) {
    await page.goto(path);
    const trimmed = await pictureOf(page);
    const first = await page.$("head link[rel=stylesheet]");
    // Before ours: every rule that ours still has wins again, and only what was trimmed can show.
    await first?.evaluate(
      (ours, css) => {
        const sheet = document.createElement("style");
        sheet.textContent = css;
        ours.before(sheet);
      },
      await readFile(wholeRadix, "utf8"),
    );
    const whole = await pictureOf(page);
    expect.soft(trimmed.equals(whole), path).toBe(true);
  }
});

/** Chromium refuses a picture now and then (*Unable to capture screenshot*), and takes the same one when asked again. */
async function pictureOf(page: Page): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  await expect(async () => {
    picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  }).toPass();
  return picture;
}
