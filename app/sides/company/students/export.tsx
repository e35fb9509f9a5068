import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfidant } from "#app/auth/require-colleague.server.ts";
import { company as calls } from "#contract/calls/company.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { placeIn } from "./place.ts";
import { studentColumns } from "./student-columns.ts";

/** The students of the list, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { company } = await requireConfidant(context, calls.exportStudents);
  const { page: _, ...query } = placeIn(request.url);
  const students = await context.api(calls.exportStudents, { params: { companyId: company.id }, query });
  const t = wordsOfFile(context, ["companyStudents"]);
  return listFile(t, t("file.name"), students, studentColumns(t));
}
