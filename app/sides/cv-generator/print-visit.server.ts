import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { PrintForm } from "#contract/calls/print.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { message } from "#contract/message.ts";
import { pdfNameOf } from "#domain/clean-name.ts";
import { nameOf } from "./curriculum-vitae.ts";
import { sheetPage, titleOf } from "./sheet.server.tsx";
import type { Visit } from "./visit.server.ts";

/** The page that the backend prints, photo included. */
export const printOrderOf = ({ cv, photo }: Visit) => ({
  type: `cv-${cv.look}` as const,
  html: sheetPage(cv, photo ? `data:image/jpeg;base64,${photo}` : undefined),
});

/** The same for what leaves the generator. 422 without a name (`nameMissing`): a CV is somebody's (ADR 0148). */
export function orderPdf(visit: Visit) {
  if (nameOf(visit.cv)) return printOrderOf(visit);
  const customErrors = { name: [message("nameMissing")] };
  throw new RefusedResponse({ code: 422, message: "The CV has no name", customErrors });
}

/** The PDF, or its pages as a picture: by the applicants' call when signed in, else by the public one. */
export async function printVisit(context: PortalContext, visit: Visit, as: PrintForm = "pdf"): Promise<Response> {
  const order = { body: { ...(as === "pdf" ? orderPdf(visit) : printOrderOf(visit)), as } };
  return visit.account
    ? context.api(applicant.uploadPrintTemplate, order)
    : context.api(publicCalls.makeCurriculumVitae, order);
}

/** `Lebenslauf Mia Hoffmann.pdf`, in the language of the CV. */
export const fileNameOf = ({ cv }: Visit) => pdfNameOf(titleOf(cv));
