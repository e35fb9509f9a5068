import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Stack, Wrap } from "#app/ui/Layout.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { KeyPager } from "../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../paths.ts";
import { SaveTable } from "../SaveTable.tsx";
import { placeIn, placeWith } from "./place.ts";
import { TicketState } from "./TicketState.tsx";
import { TicketTools } from "./TicketTools.tsx";

export const handle = page({ words: ["deskTickets", "ticketStates", "lists"], accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const place = placeIn(request.url);
  const list = context.api(advisor.fetchTickets, { query: place });
  const [{ items, total, next }, me] = await Promise.all([
    orBeginning(list, pathsOf(context, advisorPaths).tickets),
    context.api(advisor.fetchMe),
  ]);
  const now = new Date();
  const tickets = items.map((item) => ({ ...item, workingDays: workingDaysSince(new Date(item.askedAt), now) }));
  return json({ place, total, next, tickets, isOffice: mayAsAdvisor(me, office) });
}

export default function Tickets() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, total, next, tickets, isOffice } = useLoaderData<typeof loader>();
  const { after, ...sought } = place;
  const isSought = Object.values(sought).some(Boolean);
  return (
    <>
      <Band title={t("title")} lead={total > 0 ? t(isSought ? "found" : "lead", { count: total }) : undefined}>
        {isOffice && total > 0 && <SaveTable to={placeWith(paths.ticketsTable, sought)} />}
      </Band>
      <Wrap>
        <Stack>
          <TicketTools place={place} />
          {tickets.length === 0 ? (
            <p>
              {t(isSought || after ? "none.found" : "none.waiting")}{" "}
              {(isSought || after) && <TextLink to={paths.tickets}>{t("showAll")}</TextLink>}
            </p>
          ) : (
            <Table
              label={t("title")}
              name={t("column.subject")}
              columns={[
                { label: t("column.asker") },
                { label: t("column.advisor") },
                { label: t("column.state") },
                { label: t("column.waits"), isShort: true },
              ]}
              rows={tickets.map(
                ({ supportTicketId: id, subject, asker, advisor: of, isMine, status, workingDays }) => ({
                  key: id,
                  name: (
                    <TextLink to={paths.ticket(id)}>
                      <bdi>{subject}</bdi>
                    </TextLink>
                  ),
                  cells: [
                    <bdi key="asker">{asker.name}</bdi>,
                    isMine ? t("owner.me") : of ? <bdi key="advisor">{of.name}</bdi> : t("owner.nobody"),
                    <TicketState key="state" of={status} />,
                    workingDays > 0 ? t("waits", { count: workingDays }) : t("today"),
                  ],
                }),
              )}
            />
          )}
          <KeyPager after={after} next={next} at={(key) => placeWith(paths.tickets, { ...sought, after: key })} />
        </Stack>
      </Wrap>
    </>
  );
}
