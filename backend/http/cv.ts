import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { PrintForm } from "#contract/calls/print.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { pdfAnswer, svgAnswer } from "../files/bytes-answer.ts";
import { confirmSending } from "../operations/cv/confirm-sending.ts";
import { makeApplicantPortfolio } from "../operations/cv/make-applicant-portfolio.ts";
import { makeApplicationPortfolio } from "../operations/cv/make-application-portfolio.ts";
import { sendCurriculumVitae } from "../operations/cv/send-curriculum-vitae.ts";
import { countAttempt } from "../operations/refuse-too-many.ts";
import { serve } from "./call.ts";

const allowance = { limit: limits.printsPerHour, minutes: 60 };

const answerOf = ({ as }: { as?: PrintForm }, printed: Buffer) =>
  as === "svg" ? svgAnswer(printed) : pdfAnswer(printed);

export const cvRoutes = [
  serve(publicCalls.sendCurriculumVitae, sendCurriculumVitae, "own"),
  serve(publicCalls.confirmSending, confirmSending),
  serve(
    publicCalls.makeCurriculumVitae,
    async ({ db, backend, now }, { address }, order) => {
      await countAttempt(db, "print", address, allowance, now);
      return answerOf(order, await backend.printer.print(address, order));
    },
    "own",
  ),
  serve(
    applicant.uploadPrintTemplate,
    async ({ backend }, { id }, order) => answerOf(order, await backend.printer.print(id, order)),
    "own",
  ),
  serve(applicant.makeApplicationPortfolio, makeApplicationPortfolio, "own"),
  serve(company.makeApplicantPortfolio, makeApplicantPortfolio, "own"),
];
