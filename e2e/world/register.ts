import type { Page } from "@playwright/test";
import { codeOf, mailTo } from "./outbox.ts";
import { screenOf } from "./screen.ts";

/** The sign-in page is open: registers there and confirms the address, which got `mails` mails before. */
export async function register(page: Page, email: string, dataDirectory: string, mails = 0) {
  const { field, press, link } = screenOf(page, ["register", "signIn"]);
  await link("signIn:register").click();
  await page.waitForURL(/register$/);
  await field("email").fill(email);
  await field("password").fill("a quiet green harbour");
  await press("submit");
  await page.waitForURL(/code$/);
  const code = screenOf(page, ["code"]);
  await code.field("code").fill(codeOf(await mailTo(email, dataDirectory, mails)));
  await code.press("submit");
}
