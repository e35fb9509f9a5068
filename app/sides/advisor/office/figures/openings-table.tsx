import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { jobOpeningStatuses } from "#contract/enumerations/matching.ts";
import { figuresFile } from "./figures-file.server.ts";

/** How many openings there are in each status, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { byStatus } = await context.api(office.fetchOpeningFigures);
  return figuresFile(context, ["officeAnswers"], (t) => ({
    name: t("file.openings"),
    heads: [t("column.status"), t("column.count")],
    rows: jobOpeningStatuses.map((status) => [t(`status.${status}`), byStatus[status] ?? 0]),
  }));
}
