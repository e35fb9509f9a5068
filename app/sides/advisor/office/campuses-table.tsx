import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { todayInGermany } from "#domain/today.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { keptColumns } from "./kept-columns.ts";
import { found, placeIn, searched } from "./place.ts";

/** The campuses of the list as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const today = todayInGermany(new Date());
  const campuses = found(await context.api(office.fetchCampuses), placeIn(request.url), today, searched.campus);
  const t = wordsOfFile(context, ["campuses", "office", "officeFiles"]);
  return listFile(t, t("officeFiles:name.campuses"), campuses, [
    [t("fields.name.label"), ({ name }) => name],
    [t("fields.city.label"), ({ city }) => city],
    [t("fields.phone.label"), ({ phone }) => phone],
    [t("fields.email.label"), ({ email }) => email],
    ...keptColumns(t, today),
  ]);
}
