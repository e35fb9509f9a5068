import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { serveExport } from "../../shared/my-data/serve-export.server.ts";
import { applicantPaths } from "../paths.ts";

/** For the applicant: everything stored about them, as a file to save. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return serveExport(context, {
    fetchFile: () => context.api(applicant.exportData),
    page: pathsOf(context, applicantPaths).myData,
  });
}
