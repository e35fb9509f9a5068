import type { Page } from "@playwright/test";
import type { WrittenLanguage } from "#contract/languages.ts";
import { screenOf } from "./screen.ts";
import { expect } from "./test.ts";

interface Refusal {
  path: string;
  words: string[];
  /** The key of the button that sends. */
  button: string;
  /** A field that has to be emptied, or filled wrongly, first. */
  wrong?: [name: string, value: string];
}

/** Forms of a new company's owner that are refused as they stand. */
export const companyRefusals: Refusal[] = [
  { path: "/b2b/employees/edit", words: ["inviteEmployee"], button: "submit" },
  { path: "/b2b/company/data", words: ["firmData", "firm"], button: "forms:save" },
  { path: "/b2b/company/payment", words: ["firmPayment", "firm"], button: "forms:save" },
  {
    path: "/b2b/company/portrait",
    words: ["firmPortrait", "firm"],
    button: "forms:save",
    wrong: ["portrait", "Kurz."],
  },
  { path: "/b2b/company/documents", words: ["firmDocuments", "firm"], button: "upload.submit" },
  { path: "/b2b/profile/settings", words: ["companySettings"], button: "forms:save", wrong: ["lastName", " "] },
  { path: "/b2b/help/contact", words: ["helpContact", "message"], button: "message:send" },
  { path: "/b2b/job-openings/manage", words: ["manageStudy", "steps"], button: "steps:continue" },
];

/** Those about an applicant who waits, at the pages that `openingPagesFor` gives. */
export function applicantRefusals(pages: string[]): Refusal[] {
  const at = (end: RegExp) => pages.find((path) => end.test(path))!;
  const acts = ["applicantActs"];
  const several = ["applicantLists"];
  return [
    { path: at(/applicants\/[^/]+$/), words: ["companyApplicant", "comments"], button: "comments:add" },
    { path: at(/applicants\/[^/]+\/interview$/), words: ["arrangeInterview", ...acts], button: "submit.answer" },
    { path: at(/\/trial-day$/), words: ["arrangeTrialDay", ...acts], button: "submit" },
    { path: at(/applicants\/[^/]+\/reject$/), words: ["rejectApplicant", ...acts], button: "submit.rejection" },
    { path: at(/\/contacted\/interview\?/), words: ["inviteChosen", ...several], button: "submit" },
    { path: at(/\/contacted\/reject\?/), words: ["rejectChosen", ...several], button: "submit" },
  ];
}

/** Sends a form that has to be refused, in a language; its page then says so first. */
export async function beRefused(page: Page, { path, words, button, wrong }: Refusal, language: WrittenLanguage) {
  const { t, field, summary } = screenOf(page, words, language, "formal");
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  if (wrong) await field(wrong[0]).fill(wrong[1]);
  await page.getByRole("button", { name: t(button, { count: 1 }), exact: true }).click();
  await expect(summary, path).toBeVisible();
}
