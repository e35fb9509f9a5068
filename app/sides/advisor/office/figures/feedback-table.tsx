import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { feedbackRatings } from "#contract/enumerations/help.ts";
import { figuresFile } from "./figures-file.server.ts";
import { feedbackPlace } from "./place.ts";

/** How many gave which rating in each month, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { from, until } = feedbackPlace.placeIn(request.url);
  const { months } = await context.api(office.fetchFeedback, { query: { from, until } });
  return figuresFile(context, ["officeFeedback"], (t) => ({
    name: t("file.months"),
    heads: [t("month"), ...feedbackRatings.map((rating) => t(`rating.${rating}`))],
    rows: months.map(({ month, ratings }) => [month, ...feedbackRatings.map((rating) => ratings[rating] ?? 0)]),
  }));
}
