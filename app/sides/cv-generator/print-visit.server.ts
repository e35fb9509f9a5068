import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { PrintForm } from "#contract/calls/print.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { cleanName } from "#domain/clean-name.ts";
import { nameOf } from "./curriculum-vitae.ts";
import { sheetPage, titleOf } from "./sheet.server.tsx";
import type { Visit } from "./visit.server.ts";

/** The page that the backend prints, photo included. */
export const printOrderOf = ({ cv, photo }: Visit) => ({
  type: `cv-${cv.look}` as const,
  html: sheetPage(cv, photo ? `data:image/jpeg;base64,${photo}` : undefined),
});

/** The PDF, or its pages as a picture: by the applicants' call when signed in, else by the public one. */
export async function printVisit(context: PortalContext, visit: Visit, as: PrintForm = "pdf"): Promise<Response> {
  const order = { body: { ...printOrderOf(visit), as } };
  return visit.account
    ? context.api(applicant.uploadPrintTemplate, order)
    : context.api(publicCalls.makeCurriculumVitae, order);
}

/** `Lebenslauf Mia Hoffmann.pdf`; a slash in a name divides words, not folders. */
export function fileNameOf({ cv }: Visit): string {
  const title = nameOf(cv) ? titleOf(cv) : "Lebenslauf";
  return cleanName(`${title.replaceAll(/[\s/\\]+/g, " ").trim()}.pdf`);
}
