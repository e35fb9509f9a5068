import type { Page } from "@playwright/test";

/** Keeps what is posted to an address waiting, until the answer is called. */
export async function holdPosts(page: Page, address: RegExp) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") await isLetGo;
    await route.continue();
  });
  return letGo;
}
