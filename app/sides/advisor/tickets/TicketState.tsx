import { useT } from "#app/i18n/I18n.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { TicketStatus } from "#contract/enumerations/tickets.ts";

const markOf: Record<TicketStatus, MarkState> = { open: "you", in_progress: "you", waiting: "them", closed: "done" };

/** Where a ticket stands, from our end: those who asked read it the other way round. */
export function TicketState({ of: status }: { of: TicketStatus }) {
  const t = useT();
  return <Status state={markOf[status]}>{t(`ticketStates:${status}`)}</Status>;
}
