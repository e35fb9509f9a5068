import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { figuresFile } from "./figures-file.server.ts";
import { feedbackPlace } from "./place.ts";

/** What people wrote, the newest first, as a file. The day alone: a time of day could tell who it was. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { rating, from, until } = feedbackPlace.placeIn(request.url);
  const size = deskLimits.feedbackTextsAtOnce;
  const texts = await allPages(deskLimits.feedbackTextsInFile, async (after) => {
    const { texts, next } = await context.api(office.fetchFeedback, { query: { rating, from, until, after, size } });
    return { items: texts, next };
  });
  return figuresFile(context, ["officeFeedback"], (t) => ({
    name: t("file.texts"),
    heads: [t("column.day"), t("rating.label"), t("column.text")],
    rows: texts.map(({ at, rating, text }) => [formatDay(at), t(`rating.${rating}`), text]),
  }));
}
