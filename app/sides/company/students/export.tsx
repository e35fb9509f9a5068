import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfidant } from "#app/auth/require-colleague.server.ts";
import { csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { company as calls } from "#contract/calls/company.ts";
import { sides } from "#contract/sides.ts";
import { todayInGermany } from "#domain/today.ts";
import { placeIn } from "./place.ts";
import { studentsTable } from "./students-table.ts";

const words = ["companyStudents"];

/** The students of the list, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { company } = await requireConfidant(context);
  const { page: _, ...query } = placeIn(request.url);
  const students = await context.api(calls.exportStudents, { params: { companyId: company.id }, query });
  const t = translateWith(context.language, messagesOf(context.language, words, sides[context.side].tone), words);
  const name = `${t("file.name")}-${todayInGermany(new Date())}`;
  return csvAnswer(context.language, { name, ...studentsTable(t, students) });
}
