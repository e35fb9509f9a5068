import type { Page } from "@playwright/test";

const signs = {
  "runs script": "true",
  "draws frames": "new Promise(requestAnimationFrame)",
  "reaches the portal": 'fetch("/health")',
};

/**
 * What the page of a red test still does: a browser that stands still looks like a product that does. A page without
 * JavaScript never hears of frames.
 */
export async function signsOfLifeOf(page: Page): Promise<string> {
  const found = await Promise.all(
    Object.entries(signs).map(([sign, expression]) =>
      page.waitForFunction(expression, undefined, { timeout: 5000 }).then(
        () => sign,
        () => `no longer ${sign}`,
      ),
    ),
  );
  return found.join(", ");
}
