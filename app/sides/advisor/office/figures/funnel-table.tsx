import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { stages } from "#contract/enumerations/people.ts";
import { figuresFile } from "./figures-file.server.ts";
import { nameOfGroup } from "./funnel.ts";
import { funnelPlace } from "./place.ts";

/** The comparison of the funnel's page as a file: who is at each stage now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const query = funnelPlace.placeIn(request.url);
  const { groups } = await context.api(office.fetchFunnel, { query });
  const { by = "campus" } = query;
  return figuresFile(context, ["officeFunnel"], (t) => ({
    name: t("file"),
    heads: [t(`by.${by}`), ...stages.map((stage) => t(`stage.${stage}`))],
    rows: groups.map(({ name, now }) => [nameOfGroup(t, by, name), ...stages.map((stage) => now[stage] ?? 0)]),
  }));
}
