import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { feedbackRatings } from "#contract/enumerations/help.ts";
import { type Column, listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { feedbackPlace } from "./place.ts";

/** How many gave which rating in each month, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { from, until } = feedbackPlace.placeIn(request.url);
  const { months } = await context.api(office.fetchFeedback, { query: { from, until } });
  const t = wordsOfFile(context, ["officeFeedback"]);
  return listFile(t, t("file.months"), months, [
    [t("month"), ({ month }) => month],
    ...feedbackRatings.map(
      (one): Column<(typeof months)[number]> => [t(`rating.${one}`), ({ ratings }) => ratings[one] ?? 0],
    ),
  ]);
}
