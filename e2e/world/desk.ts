import type { Page } from "@playwright/test";
import { screenOf } from "./screen.ts";

/** A page of the desk as study advisors use it. */
export const deskScreen = (page: Page, ...namespaces: string[]) =>
  screenOf(page, [...namespaces, "advisor"], "de", "neutral");

/** Where an applicant's page is at the desk. */
export const applicantAtDesk = (accountId: string) => `/advisor/applicants/${accountId}`;

/** Where a question stands at the desk. */
export const ticketAtDesk = (id: string) => `/advisor/tickets/${id}`;
