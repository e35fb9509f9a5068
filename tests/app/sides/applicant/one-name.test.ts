import { expect, test } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { writtenLanguages } from "#contract/languages.ts";

/** Links, and the namespace of the page that each leads to. */
const pageOf = {
  "applicant:nav.tips": "tips",
  "applicant:nav.jobs": "selfMatching",
  "applicant:nav.myData": "myData",
  "applicant:nav.notifications": "profileNotifications",
  "applicant:nav.news": "news",
  "applicant:nav.invite": "bringAFriend",
  "home:faq": "questions",
  "tips:more.faq": "questions",
  "start:faq": "questions",
  "tips:more.training": "training",
  "myData:portfolio.link": "portfolio",
  "myData:withdraw.link": "withdraw",
  "myData:deletion.link": "deletion",
  "steps:step.studyInfo.long": "studyInfo",
  "steps:step.studyAdvice.long": "studyAdvice",
  "steps:step.graduation.long": "graduation",
  "steps:step.distance.long": "distance",
  "steps:step.motivation.long": "motivation",
  "steps:step.documents.long": "documents",
  "steps:step.jobOpenings.long": "selfMatching",
  "steps:step.personal.long": "contractPersonal",
  "steps:step.contractDocuments.long": "contractDocuments",
};
const asked = /[?؟]$/;

test.each(writtenLanguages)(
  "%s: a link is called as the page that it leads to, but for the mark of a question",
  (language) => {
    const namespaces = new Set([
      ...Object.keys(pageOf).map((key) => key.split(":")[0] ?? ""),
      ...Object.values(pageOf),
    ]);
    const messages = messagesOf(language, [...namespaces], "informal");
    const links = Object.keys(pageOf).map((key) => [key, messages[key]]);
    const titles = Object.entries(pageOf).map(([key, page]) => [key, messages[`${page}:title`]?.replace(asked, "")]);
    expect(links).toEqual(titles);
  },
);
