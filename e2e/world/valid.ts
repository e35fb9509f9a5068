import type { Page, Response } from "@playwright/test";
import { HtmlValidate } from "html-validate";

/** The rules of the HTML standard, without matters of style. */
const checker = new HtmlValidate({ extends: ["html-validate:standard"] });
const lastDocument = new WeakMap<Page, Response>();

/** From now on it is known which document the page shows, as it was sent. */
export function followDocuments(page: Page) {
  page.on("response", (response) => {
    const isShown = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isShown && response.headers()["content-type"]?.startsWith("text/html")) lastDocument.set(page, response);
  });
}

/** What HTML does not allow in the document that the page shows. */
export async function invalidIn(page: Page): Promise<string[]> {
  const html = await lastDocument.get(page)!.text();
  const { results } = checker.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  );
}
