import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";
import { requireApplicantAtOpening } from "./applicant-page.server.ts";

/** A document of an applicant's, for the company that sees it. */
export async function loader(args: LoaderFunctionArgs) {
  const { at } = await requireApplicantAtOpening(args);
  const params = { ...at, documentId: args.params.uuid ?? "" };
  return serveFile(await args.context.api(company.previewApplicantDocument, { params }));
}
