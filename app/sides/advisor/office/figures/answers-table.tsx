import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";

/** How long each company takes to answer, as a file; the times are hours. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { companies } = await context.api(office.fetchOpeningFigures);
  const t = wordsOfFile(context, ["officeAnswers"]);
  return listFile(t, t("file.answers"), companies, [
    [t("column.company"), ({ name }) => name],
    [t("column.interests"), ({ interests }) => interests],
    [t("column.answered"), ({ answered }) => answered],
    [t("column.waiting"), ({ waiting }) => waiting],
    [t("column.hours"), ({ medianHours }) => medianHours && Math.round(medianHours * 10) / 10],
  ]);
}
