import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import { TicketStatus } from "./TicketStatus.tsx";

interface Props {
  tickets: ListedTicket[];
  ticketAt: (id: string) => string;
}

/** The questions, the one that changed last first. */
export function TicketList({ tickets, ticketAt }: Props) {
  const t = useT();
  return (
    <section>
      <Heading level={2}>{t("message:tickets.title")}</Heading>
      <Rows>
        {tickets.map(({ supportTicketId, subject, status, changedAt }) => (
          <Row
            key={supportTicketId}
            title={
              <TextLink to={ticketAt(supportTicketId)}>
                <bdi>{subject}</bdi>
              </TextLink>
            }
            hint={t("message:tickets.changed", { date: formatDay(changedAt) })}
            end={<TicketStatus status={status} />}
          />
        ))}
      </Rows>
    </section>
  );
}
