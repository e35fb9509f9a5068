import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { jobOpeningStatuses } from "#contract/enumerations/matching.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";

/** How many openings there are in each status, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { byStatus } = await context.api(office.fetchOpeningFigures);
  const t = wordsOfFile(context, ["officeAnswers"]);
  return listFile(t, t("file.openings"), jobOpeningStatuses, [
    [t("column.status"), (status) => t(`status.${status}`)],
    [t("column.count"), (status) => byStatus[status] ?? 0],
  ]);
}
