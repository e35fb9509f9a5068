import { useT } from "#app/i18n/I18n.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { TicketStatus as Value } from "#contract/enumerations/tickets.ts";

const markOf: Record<Value, MarkState> = { open: "them", in_progress: "them", waiting: "you", closed: "done" };

/** Spec §4, support contact status: the half that is filled says whose turn it is. */
export function TicketStatus({ status }: { status: Value }) {
  const t = useT();
  return <Status state={markOf[status]}>{t(`message:status.${status}`)}</Status>;
}
