import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { allPages } from "../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { placeIn } from "./place.ts";

/** The tickets of the list, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const tickets = await allPages((asked) => context.api(advisor.fetchTickets, { query: { ...place, ...asked } }));
  const t = wordsOfFile(context, ["deskTickets", "ticketStates", "officeFiles"]);
  return listFile(t, t("officeFiles:name.tickets"), tickets, [
    [t("column.subject"), ({ subject }) => subject],
    [t("column.asker"), ({ asker }) => asker.name],
    [t("side.label"), ({ asker }) => t(`side.${asker.side}`)],
    [t("column.advisor"), ({ advisor: of }) => of?.name ?? null],
    [t("column.state"), ({ status }) => t(`ticketStates:${status}`)],
    [t("officeFiles:column.asked"), ({ askedAt }) => formatDay(askedAt)],
  ]);
}
