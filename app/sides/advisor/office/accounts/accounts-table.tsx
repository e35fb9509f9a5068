import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { placeIn } from "../place.ts";

/** The accounts that a search finds as a file, more of them than its page shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { search = "" } = placeIn(request.url);
  const { items } = await context.api(office.fetchAccounts, { query: { search, size: deskLimits.rowsAtOnce } });
  const t = wordsOfFile(context, ["officeAccounts", "officeFiles"]);
  return listFile(t, t("officeFiles:name.accounts"), items, [
    [t("column.name"), ({ name }) => name],
    [t("column.email"), ({ email }) => email],
    [t("column.since"), ({ createdAt }) => formatDay(createdAt)],
  ]);
}
