import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { addText } from "../operations/texts/add-text.ts";
import { changeText } from "../operations/texts/change-text.ts";
import { deleteText } from "../operations/texts/delete-text.ts";
import { fetchKeptText } from "../operations/texts/fetch-kept-text.ts";
import { fetchKeptTexts } from "../operations/texts/fetch-kept-texts.ts";
import { fetchLegalText } from "../operations/texts/fetch-legal-text.ts";
import { fetchReadyAnswers } from "../operations/texts/fetch-ready-answers.ts";
import { fetchShownTexts } from "../operations/texts/fetch-shown-texts.ts";
import { fetchTextFile } from "../operations/texts/fetch-text-file.ts";
import { previewMail } from "../operations/texts/preview-mail.ts";
import { uploadTextFile } from "../operations/texts/upload-text-file.ts";
import { writeText } from "../operations/texts/write-text.ts";
import { serve, serveFile } from "./call.ts";

export const textRoutes = [
  serve(applicant.fetchTexts, fetchShownTexts),
  serve(company.fetchCompanyTexts, fetchShownTexts),
  serve(advisor.fetchReadyAnswers, fetchReadyAnswers),
  serve(publicCalls.fetchLegalText, fetchLegalText),
  serve(publicCalls.fetchQuestions, (work, caller) => fetchShownTexts(work, caller, { kind: "faq" })),
  serve(office.fetchKeptTexts, fetchKeptTexts),
  serve(office.fetchKeptText, fetchKeptText),
  serve(office.addText, addText),
  serve(office.changeText, changeText),
  serve(office.writeText, writeText),
  serve(office.previewMail, previewMail),
  serve(office.fetchTextFile, fetchTextFile),
  serveFile(office.uploadTextFile, uploadTextFile),
  serve(office.deleteText, deleteText),
];
