import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { confirmSending } from "../operations/cv/confirm-sending.ts";
import { makeApplicantPortfolio } from "../operations/cv/make-applicant-portfolio.ts";
import { makeApplicationPortfolio } from "../operations/cv/make-application-portfolio.ts";
import { printCurriculumVitae } from "../operations/cv/print-curriculum-vitae.ts";
import { printTemplate } from "../operations/cv/print-template.ts";
import { sendCurriculumVitae } from "../operations/cv/send-curriculum-vitae.ts";
import { serve } from "./call.ts";

export const cvRoutes = [
  serve(publicCalls.sendCurriculumVitae, sendCurriculumVitae, "own"),
  serve(publicCalls.confirmSending, confirmSending),
  serve(publicCalls.makeCurriculumVitae, printCurriculumVitae, "own"),
  serve(applicant.uploadPrintTemplate, printTemplate, "own"),
  serve(applicant.makeApplicationPortfolio, makeApplicationPortfolio, "own"),
  serve(company.makeApplicantPortfolio, makeApplicantPortfolio, "own"),
];
