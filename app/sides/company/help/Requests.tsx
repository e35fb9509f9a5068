import { useT } from "#app/i18n/I18n.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import { TicketList, TicketRows } from "../../shared/tickets/TicketList.tsx";
import { companyPaths } from "../paths.ts";
import { requestsByTurn } from "./requests.ts";

/** The company's requests as far as the reader may see them; the closed ones are folded away. */
export function Requests({ of: tickets }: { of: ListedTicket[] }) {
  const t = useT();
  const { request } = usePaths(companyPaths);
  const { yours, ours, closed } = requestsByTurn(tickets);
  const note = ({ isOwn, isPrivate, openedBy }: ListedTicket) =>
    isOwn
      ? isPrivate && t("help:requests.private")
      : t("help:requests.openedBy", { name: openedBy ?? t("company:formerColleague") });
  const open = [...yours, ...ours];
  return (
    <Stack>
      <TicketList title={t("help:requests.title")} tickets={open} ticketAt={request} note={note}>
        {open.length === 0 && <p>{t(closed.length > 0 ? "help:requests.noneOpen" : "help:requests.none")}</p>}
      </TicketList>
      {closed.length > 0 && (
        <Unfold summary={t("help:requests.closed", { count: closed.length })}>
          <TicketRows tickets={closed} ticketAt={request} note={note} />
        </Unfold>
      )}
    </Stack>
  );
}
