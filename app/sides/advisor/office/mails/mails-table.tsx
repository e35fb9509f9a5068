import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatMoment } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { placeIn } from "./place.ts";

/** The mails of the list, the newest of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const mails = await allPages(
    (asked) => context.api(office.fetchMails, { query: { ...place, ...asked } }),
    deskLimits.newestInFile,
  );
  const t = wordsOfFile(context, ["officeMails", "mailKinds", "mailStates", "officeFiles"]);
  return listFile(t, t("officeFiles:name.mails"), mails, [
    [t("column.kind"), ({ kind }) => t(`mailKinds:${kind}`)],
    [t("column.to"), ({ to }) => to],
    [t("column.queued"), ({ queuedAt }) => formatMoment(queuedAt)],
    [t("column.state"), ({ state }) => t(`mailStates:${state}`)],
    [t("officeFiles:column.ended"), ({ endedAt }) => endedAt && formatMoment(endedAt)],
    [t("officeFiles:column.failure"), ({ failure }) => failure],
  ]);
}
