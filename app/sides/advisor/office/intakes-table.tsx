import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { todayInGermany } from "#domain/today.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { keptColumns } from "./kept-columns.ts";
import { found, placeIn, searched } from "./place.ts";

/** The intakes of the list as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const today = todayInGermany(new Date());
  const intakes = found(await context.api(office.fetchIntakes), placeIn(request.url), today, searched.intake);
  const t = wordsOfFile(context, ["intakes", "office", "officeFiles"]);
  return listFile(t, t("officeFiles:name.intakes"), intakes, [
    [t("fields.startsOn.label"), ({ startsOn }) => formatDay(startsOn)],
    [t("column.next"), ({ repeats }) => t(repeats ? "repeats" : "repeatsNot")],
    ...keptColumns(t, today),
  ]);
}
