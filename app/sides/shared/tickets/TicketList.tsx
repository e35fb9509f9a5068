import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import { TicketStatus } from "./TicketStatus.tsx";

interface RowsProps {
  tickets: ListedTicket[];
  ticketAt: (id: string) => string;
  /** What else there is to say of a ticket. */
  note?: (ticket: ListedTicket) => ReactNode;
}

/** Tickets under their heading; children say why there are none. */
export function TicketList({ title, children, ...rows }: RowsProps & { title: string; children?: ReactNode }) {
  return (
    <section className="stack">
      <Heading level={2}>{title}</Heading>
      {rows.tickets.length > 0 && <TicketRows {...rows} />}
      {children}
    </section>
  );
}

export function TicketRows({ tickets, ticketAt, note }: RowsProps) {
  const t = useT();
  return (
    <Rows>
      {tickets.map((ticket) => (
        <Row
          key={ticket.supportTicketId}
          title={
            <TextLink to={ticketAt(ticket.supportTicketId)}>
              <bdi>{ticket.subject}</bdi>
            </TextLink>
          }
          hint={t("message:tickets.changed", { date: formatDay(ticket.changedAt) })}
          end={<TicketStatus status={ticket.status} />}
        >
          {note && <div className="hint">{note(ticket)}</div>}
        </Row>
      ))}
    </Rows>
  );
}
