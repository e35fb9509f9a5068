import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { stages } from "#contract/enumerations/people.ts";
import { type Column, listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { nameOfGroup } from "./funnel.ts";
import { funnelPlace } from "./place.ts";

/** The comparison of the funnel's page as a file: who is at each stage now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const query = funnelPlace.placeIn(request.url);
  const { groups } = await context.api(office.fetchFunnel, { query });
  const { by = "campus" } = query;
  const t = wordsOfFile(context, ["officeFunnel"]);
  return listFile(t, t("file"), groups, [
    [t(`by.${by}`), ({ name }) => nameOfGroup(t, by, name)],
    ...stages.map((stage): Column<(typeof groups)[number]> => [t(`stage.${stage}`), ({ now }) => now[stage] ?? 0]),
  ]);
}
