import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { figuresFile } from "./figures-file.server.ts";
import { feedbackPlace } from "./place.ts";

/** How often a reason was given with which rating, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { rating, from, until } = feedbackPlace.placeIn(request.url);
  const { reasons } = await context.api(office.fetchFeedback, { query: { rating, from, until } });
  return figuresFile(context, ["officeFeedback"], (t) => ({
    name: t("file.reasons"),
    heads: [t("column.reason"), t("rating.label"), t("column.count")],
    rows: reasons.map(({ rating, reason, count }) => [t(`reason.${reason}`), t(`rating.${rating}`), count]),
  }));
}
