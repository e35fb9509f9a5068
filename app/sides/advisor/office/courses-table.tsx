import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { todayInGermany } from "#domain/today.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { keptColumns } from "./kept-columns.ts";
import { found, placeIn, searched } from "./place.ts";

/** The courses of the list as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const today = todayInGermany(new Date());
  const courses = found(await context.api(office.fetchCourses), placeIn(request.url), today, searched.course);
  const t = wordsOfFile(context, ["courses", "office", "officeFiles"]);
  return listFile(t, t("officeFiles:name.courses"), courses, [
    [t("fields.name.label"), ({ name }) => name],
    [t("fields.studyModel.label"), ({ studyModel }) => t(`fields.studyModel.options.${studyModel}`)],
    [t("fields.campuses.label"), ({ campuses }) => campuses.join(", ") || t("everywhere")],
    ...keptColumns(t, today),
  ]);
}
