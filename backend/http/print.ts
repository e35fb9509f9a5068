import { Readable } from "node:stream";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import type { BytesAnswer } from "../files/bytes-answer.ts";
import { confirmSending } from "../operations/cv/confirm-sending.ts";
import { makeApplicationPortfolio } from "../operations/cv/make-application-portfolio.ts";
import { sendCurriculumVitae } from "../operations/cv/send-curriculum-vitae.ts";
import { countAttempt } from "../operations/refuse-too-many.ts";
import { serve } from "./call.ts";

const pdf = (bytes: Buffer, name = "document.pdf"): BytesAnswer => ({
  stream: Readable.from([bytes]),
  mimeType: "application/pdf",
  name,
});
const allowance = { limit: limits.printsPerHour, minutes: 60 };

export const printRoutes = [
  serve(publicCalls.sendCurriculumVitae, sendCurriculumVitae, "own"),
  serve(publicCalls.confirmSending, ({ db, body, now }) => confirmSending(db, body.token, now)),
  serve(
    publicCalls.makeCurriculumVitae,
    async ({ db, backend, body, address, now }) => {
      await countAttempt(db, "print", address, allowance, now);
      return pdf(await backend.printer.print(address, body));
    },
    "own",
  ),
  serve(
    applicant.uploadPrintTemplate,
    async ({ backend, caller, body }) => pdf(await backend.printer.print(caller.id, body)),
    "own",
  ),
  serve(
    applicant.makeApplicationPortfolio,
    async (call) => {
      const portfolio = await makeApplicationPortfolio(call);
      return pdf(portfolio.pdf, `${portfolio.title}.pdf`);
    },
    "own",
  ),
];
