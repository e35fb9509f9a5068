import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { feedbackPlace } from "./place.ts";

/** What people wrote, the newest first, as a file. The day alone: a time of day could tell who it was. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { rating, from, until } = feedbackPlace.placeIn(request.url);
  const texts = await allPages(async (asked) => {
    const { texts, next } = await context.api(office.fetchFeedback, { query: { rating, from, until, ...asked } });
    return { items: texts, next };
  }, deskLimits.newestInFile);
  const t = wordsOfFile(context, ["officeFeedback"]);
  return listFile(t, t("file.texts"), texts, [
    [t("column.day"), ({ at }) => formatDay(at)],
    [t("rating.label"), ({ rating }) => t(`rating.${rating}`)],
    [t("column.text"), ({ text }) => text],
  ]);
}
