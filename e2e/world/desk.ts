import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { screenOf } from "./screen.ts";

/** A page of the desk as study advisors use it. */
export const deskScreen = (page: Page, ...namespaces: string[]) =>
  screenOf(page, [...namespaces, "advisor"], "de", "neutral");

/** Where an applicant's page is at the desk. */
export const applicantAtDesk = (accountId: string) => `/advisor/applicants/${accountId}`;

/** Where a question stands at the desk. */
export const ticketAtDesk = (id: string) => `/advisor/tickets/${id}`;

/** The lines of the file that a link saves. */
export async function savedBy(page: Page, link: Locator) {
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return (await readFile(await file.path(), "utf8")).split("\r\n");
}
