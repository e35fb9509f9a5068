import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { allPages } from "../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { aboutOf } from "./in-words.ts";
import { placeIn } from "./place.ts";

/** What waits in the part of the inbox that is shown, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const waiting = await allPages((asked) => context.api(advisor.fetchInbox, { query: { ...place, ...asked } }));
  const t = wordsOfFile(context, ["inbox", "inboxItem", "documentKinds", "officeFiles"]);
  return listFile(t, t("officeFiles:name.inbox"), waiting, [
    [t("column.who"), ({ name }) => name],
    [t("column.about"), (one) => aboutOf(t, one)],
    [t("column.study"), ({ courseName }) => courseName],
    [t("filter.campus"), ({ campus }) => campus],
    [t("officeFiles:column.since"), ({ since }) => formatDay(since)],
  ]);
}
