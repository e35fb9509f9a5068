import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { keyOf } from "#app/forms/error-text.ts";
import { readForm } from "#app/forms/submit.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { attendanceForm, changesForm, stageForm } from "#app/sides/advisor/applicant/applicant.form.server.ts";
import { noteForm } from "#app/sides/advisor/applicant/note.form.server.ts";
import { recommendForm } from "#app/sides/advisor/applicant/recommend.form.server.ts";
import { refusalForm } from "#app/sides/advisor/documents/check.form.server.ts";
import { decisionForm } from "#app/sides/advisor/inbox/inbox.form.server.ts";
import { addressForm } from "#app/sides/advisor/office/accounts/account.form.server.ts";
import { advisorForm, handOverForm } from "#app/sides/advisor/office/advisors/advisor.form.server.ts";
import { appearanceForm } from "#app/sides/advisor/office/appearance/appearance.form.server.ts";
import { campusForm } from "#app/sides/advisor/office/campus.form.server.ts";
import {
  colleagueForm,
  newCompanyForm,
  noticeForm,
  ownerForm,
  removalForm,
} from "#app/sides/advisor/office/companies/company.form.server.ts";
import { courseForm } from "#app/sides/advisor/office/course.form.server.ts";
import { seenForm } from "#app/sides/advisor/office/imports/staged-import.form.server.ts";
import { intakeForm } from "#app/sides/advisor/office/intake.form.server.ts";
import { runAgainForm } from "#app/sides/advisor/office/jobs/jobs.form.server.ts";
import { sendAgainForm } from "#app/sides/advisor/office/mails/mails.form.server.ts";
import { declineForm, mergeForm } from "#app/sides/advisor/office/requests/request.form.server.ts";
import { retentionForm } from "#app/sides/advisor/office/retention/retention.form.server.ts";
import { mailForm, newTextForm, wordsForm } from "#app/sides/advisor/office/texts/text.form.server.ts";
import { answerForm, handOverForm as handOverTicketForm } from "#app/sides/advisor/tickets/ticket.form.server.ts";
import { consultationForm, infoSessionForm } from "#app/sides/applicant/abilities/study-advice.form.server.ts";
import { studyInfoForm } from "#app/sides/applicant/abilities/study-info.form.server.ts";
import { chooseApplicationForm } from "#app/sides/applicant/application/choose-application.form.server.ts";
import { personalFields } from "#app/sides/applicant/contracts/personal.form.server.ts";
import { changeDocumentForm } from "#app/sides/applicant/documents/change-document.form.server.ts";
import { campaignForm } from "#app/sides/applicant/friends/campaign.form.server.ts";
import { hzbForm } from "#app/sides/applicant/onboarding/hzb-select.form.server.ts";
import { contactForm } from "#app/sides/applicant/profile/contact.form.server.ts";
import { distanceForm } from "#app/sides/applicant/search/distance.form.server.ts";
import { graduationForm } from "#app/sides/applicant/search/graduation.form.server.ts";
import { motivationForm } from "#app/sides/applicant/search/motivation.form.server.ts";
import { partnerForm } from "#app/sides/applicant/search/partner.form.server.ts";
import { interviewForm } from "#app/sides/applicant/selfmatching/job-opening.form.server.ts";
import { withdrawForm } from "#app/sides/applicant/withdraw/withdraw.form.server.ts";
import { commentForm } from "#app/sides/company/applicant/comment.form.server.ts";
import { rejectionForm } from "#app/sides/company/applicant-acts/decision.form.server.ts";
import {
  interviewForm as suggestionsForm,
  trialDayForm,
} from "#app/sides/company/applicant-acts/interview.form.server.ts";
import { choiceForm } from "#app/sides/company/applicant-lists/contacted.form.server.ts";
import { dismissalForm } from "#app/sides/company/applicant-lists/recommended.form.server.ts";
import { chooseCompanyForm } from "#app/sides/company/companies/choose-company.form.server.ts";
import { resendForm } from "#app/sides/company/employees/employees.form.server.ts";
import { inviteForm } from "#app/sides/company/employees/invite.form.server.ts";
import { dataForm } from "#app/sides/company/firm/data.form.server.ts";
import { directDebitForm, paymentTypeForm } from "#app/sides/company/firm/payment.form.server.ts";
import { companyTicketForm } from "#app/sides/company/help/message.form.server.ts";
import { hideForm } from "#app/sides/company/hints/hide.form.server.ts";
import { jobForm } from "#app/sides/company/manage/job.form.server.ts";
import { requirementsForm } from "#app/sides/company/manage/requirements.form.server.ts";
import { studyForm } from "#app/sides/company/manage/study.form.server.ts";
import { openedForm } from "#app/sides/company/notifications/opened.form.server.ts";
import { settingsForm } from "#app/sides/company/profile/settings.form.server.ts";
import { entryForm } from "#app/sides/cv-generator/entry.form.server.ts";
import { knowledgeForm } from "#app/sides/cv-generator/knowledge.form.server.ts";
import { previewForm } from "#app/sides/cv-generator/preview.form.server.ts";
import { profilForm } from "#app/sides/cv-generator/profil.form.server.ts";
import { sendForm } from "#app/sides/cv-generator/send.form.server.ts";
import { partnerForm as partnershipForm } from "#app/sides/public/partner/partner.form.server.ts";
import { forgotPasswordForm, newPasswordForm } from "#app/sides/public/sign-in/password.form.server.ts";
import { feedbackForm } from "#app/sides/shared/feedback/feedback.form.server.ts";
import { mailedLinkForm } from "#app/sides/shared/mailed-links/mailed-link.form.server.ts";
import { replyForm, ticketForm } from "#app/sides/shared/tickets/message.form.server.ts";
import { code, credentials, registration } from "#contract/calls/identity.ts";
import { type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";
import { readMessage } from "#contract/message.ts";
import { type Side, sides } from "#contract/sides.ts";
import { postOf } from "../post.ts";

/** A form, the words of its page, and what has to be posted for all of its required fields to be missed. */
interface AskedForm {
  schema: z.ZodType;
  words: string[];
  posts?: Record<string, string>[];
  /** Whose it is: not every side is written in every language. */
  side?: Side;
}
const partnerFound = { practicePartnerExists: "yes", "practicePartnerContact.contactPerson": "Jana Witt" };
const forms: AskedForm[] = [
  { schema: credentials, words: ["signIn"] },
  { schema: registration, words: ["register"] },
  { schema: choiceForm, words: ["applicantLists"], side: "company" },
  { schema: code, words: ["code"] },
  { schema: forgotPasswordForm, words: ["forgotPassword"] },
  { schema: newPasswordForm, words: ["resetPassword"] },
  { schema: hzbForm, words: ["onboarding"] },
  { schema: studyInfoForm, words: ["studyInfo"] },
  { schema: contactForm, words: ["profileContact", "studyInfo"] },
  { schema: infoSessionForm, words: ["studyAdvice"] },
  { schema: consultationForm, words: ["studyAdvice"] },
  {
    schema: graduationForm,
    words: ["graduation"],
    posts: [
      { universityEntranceQualification: "ForeignEntranceDiploma" },
      { universityEntranceQualification: "Abitur", "languageSkills[0].code": "de", "languageSkills[1].code": "" },
    ],
  },
  { schema: distanceForm, words: ["distance"] },
  { schema: motivationForm, words: ["motivation"], posts: [partnerFound] },
  { schema: partnerForm, words: ["profilePartner", "motivation"], posts: [partnerFound] },
  { schema: changeDocumentForm, words: ["changeDocument"] },
  { schema: interviewForm, words: ["jobOpening"], posts: [{ interviewAt: "none" }] },
  { schema: personalFields, words: ["contractPersonal"] },
  { schema: chooseApplicationForm, words: ["chooseApplication"] },
  { schema: chooseCompanyForm, words: ["chooseCompany"], side: "company" },
  { schema: suggestionsForm, words: ["arrangeInterview"], side: "company" },
  { schema: trialDayForm, words: ["arrangeTrialDay"], side: "company" },
  { schema: rejectionForm, words: ["rejectApplicant"], side: "company" },
  { schema: commentForm, words: ["companyApplicant"], side: "company" },
  { schema: withdrawForm, words: ["withdraw"] },
  { schema: feedbackForm, words: ["feedback"] },
  { schema: ticketForm, words: ["support", "message"] },
  { schema: companyTicketForm, words: ["helpContact", "message"], side: "company" },
  { schema: replyForm, words: ["ticket", "message"] },
  { schema: replyForm, words: ["deskTicket", "message"], side: "advisor" },
  { schema: refusalForm, words: ["deskDocument"], side: "advisor" },
  { schema: mailForm, words: ["officeMailText", "officeTexts"], side: "advisor" },
  { schema: answerForm, words: ["deskTicket", "message"], side: "advisor" },
  { schema: handOverTicketForm, words: ["deskTicket"], side: "advisor" },
  { schema: studyForm, words: ["manageStudy"], side: "company" },
  { schema: jobForm, words: ["manageJob"], side: "company" },
  { schema: requirementsForm, words: ["manageRequirements"], side: "company" },
  { schema: settingsForm, words: ["companySettings"], side: "company" },
  { schema: inviteForm, words: ["inviteEmployee"], side: "company" },
  { schema: dataForm, words: ["firmData"], posts: [{ "locations[0].street": "" }], side: "company" },
  { schema: directDebitForm({ bankAccount: null }), words: ["firmPayment"], side: "company" },
  { schema: paymentTypeForm, words: ["firmPayment"], side: "company" },
  { schema: partnershipForm, words: ["partner"], side: "company" },
  { schema: changesForm, words: ["deskApplicant"], side: "advisor" },
  { schema: stageForm, words: ["deskApplicant"], side: "advisor" },
  { schema: noteForm, words: ["deskNotes"], side: "advisor" },
  { schema: campusForm, words: ["campuses"], side: "advisor" },
  { schema: courseForm, words: ["courses"], side: "advisor" },
  { schema: intakeForm, words: ["intakes"], side: "advisor" },
  { schema: newCompanyForm, words: ["officeCompany"], side: "advisor" },
  { schema: ownerForm, words: ["officeCompany"], side: "advisor" },
  { schema: noticeForm, words: ["officeCompany"], side: "advisor" },
  { schema: colleagueForm, words: ["officePerson"], side: "advisor" },
  { schema: mergeForm, words: ["officeRequest"], side: "advisor" },
  { schema: declineForm, words: ["officeRequest"], side: "advisor" },
  { schema: appearanceForm, words: ["officeAppearance"], side: "advisor" },
  { schema: retentionForm, words: ["officeRetention"], side: "advisor" },
  { schema: newTextForm("faq"), words: ["officeTexts"], side: "advisor" },
  { schema: newTextForm("campaign"), words: ["officeTexts"], side: "advisor" },
  { schema: wordsForm, words: ["officeTexts"], side: "advisor" },
  { schema: addressForm, words: ["officeAccounts"], side: "advisor" },
  { schema: advisorForm, words: ["officeAdvisors"], side: "advisor" },
  { schema: handOverForm, words: ["officeAdvisors"], side: "advisor" },
  { schema: profilForm, words: ["cvProfil"] },
  { schema: entryForm, words: ["cvEducation"] },
  { schema: entryForm, words: ["cvExperience"] },
  {
    schema: knowledgeForm,
    words: ["cvKnowledge"],
    posts: [{ "languages[0].code": "", "software[0].name": "" }],
  },
  { schema: previewForm, words: ["cvPreview"] },
  { schema: sendForm, words: ["cvSend"] },
];
/** Nothing is typed there: what they hold comes with the button or the link. */
const onlyButtons: z.ZodType[] = [
  decisionForm,
  campaignForm,
  mailedLinkForm,
  hideForm,
  openedForm,
  resendForm,
  seenForm,
  dismissalForm,
  attendanceForm,
  recommendForm,
  sendAgainForm,
  runAgainForm,
  removalForm,
];

/** The fields that an empty post lacks; a field without a sentence of its own has the general one of spec §5. */
function missedBy({ schema, posts = [] }: AskedForm) {
  const missed = [{}, ...posts].flatMap((post) => {
    const submission = readForm(postOf(post).args.context, schema);
    return Object.entries((submission.status === "error" && submission.error) || {});
  });
  return missed.filter(([, errors]) => readMessage(errors?.[0] ?? "").key === "required").map(([name]) => name);
}

it.each(writtenLanguages)(
  "every required field of every form says in its own sentence what is missing: %s",
  (language) => {
    const isSpoken = ({ side = "applicant" }: AskedForm) =>
      (sides[side].languages as readonly WrittenLanguage[]).includes(language);
    const wanting = forms.filter(isSpoken).flatMap((form) => {
      const t = translateWith(language, messagesOf(language, form.words, "informal"), form.words);
      const lacks = missedBy(form).filter((name) => !t.has(keyOf(t, name, "errors.required")));
      return lacks.map((name) => `${form.words[0]}: ${name}`);
    });
    expect([...new Set(wanting)]).toEqual([]);
  },
);

it("knows every form that can be wrong", async () => {
  const modules = readdirSync("app/sides", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".form.server.ts"),
  );
  expect(modules.length).toBeGreaterThan(20);
  const known = new Set([...forms.map(({ schema }) => schema), ...onlyButtons]);
  for (const path of modules)
    for (const [name, schema] of Object.entries<unknown>(await import(resolve("app/sides", path))))
      if (schema instanceof z.ZodType && !known.has(schema))
        expect(missedBy({ schema, words: [] }), `${name} of ${path}`).toEqual([]);
});
