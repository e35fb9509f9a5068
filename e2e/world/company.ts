import type { Page } from "@playwright/test";
import { codeOf, mailTo } from "./outbox.ts";
import { screenOf } from "./screen.ts";
import { signIn } from "./test.ts";

/** A page of a company as its people use it. */
export const companyScreen = (page: Page, ...namespaces: string[]) =>
  screenOf(page, [...namespaces, "company"], "de", "formal");

/** Sends the page's form, and gives the status of its answer. What a field looks up is posted, too, and asks for JSON. */
export async function send(page: Page, press: (key: string) => Promise<void>, key = "steps:continue") {
  const answer = page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === "POST" && request.headers().accept !== "application/json";
  });
  await press(key);
  return (await answer).status();
}

/** Signs in where a company's people begin; `path` is where they arrive. */
export const signInAtCompany = (page: Page, email: string, path = "/b2b/home") => signIn(page, email, path);

/** The page of signing in is open: registers with an address, and confirms it by the code of the newest mail. */
export async function registerAtCompany(page: Page, email: string, { dataDirectory, mailsBefore = 0 }: Registration) {
  const { link, field, press } = companyScreen(page, "register", "signIn");
  const code = companyScreen(page, "code");
  await link("signIn:register").click();
  await page.waitForURL(/register$/);
  await field("email").fill(email);
  await field("password").fill("drei stille Häfen");
  await press("register:submit");
  await page.waitForURL(/code$/);
  await code.field("code").fill(codeOf(await mailTo(email, dataDirectory, mailsBefore)));
  await code.press("submit");
}
interface Registration {
  dataDirectory: string;
  /** Those that came to the address earlier. */
  mailsBefore?: number;
}
