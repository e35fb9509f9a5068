import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { feedbackPlace } from "./place.ts";

/** How often a reason was given with which rating, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { rating, from, until } = feedbackPlace.placeIn(request.url);
  const { reasons } = await context.api(office.fetchFeedback, { query: { rating, from, until } });
  const t = wordsOfFile(context, ["officeFeedback"]);
  return listFile(t, t("file.reasons"), reasons, [
    [t("column.reason"), ({ reason }) => t(`reason.${reason}`)],
    [t("rating.label"), ({ rating }) => t(`rating.${rating}`)],
    [t("column.count"), ({ count }) => count],
  ]);
}
