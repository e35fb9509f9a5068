import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import type { TicketStatus } from "#contract/enumerations/help.ts";

const markOf: Record<TicketStatus, MarkState> = { open: "you", in_progress: "you", waiting: "them", closed: "done" };

/** What the applicant asked us, the last changed first. */
export function Questions({ of: tickets }: { of: ListedTicket[] }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("questions.title")}
      </Heading>
      {tickets.length === 0 && <p>{t("questions.none")}</p>}
      <Rows>
        {tickets.map(({ supportTicketId, subject, status, changedAt }) => (
          <Row key={supportTicketId} title={<bdi>{subject}</bdi>} hint={formatDay(changedAt)}>
            <Status state={markOf[status]}>{t(`questions.status.${status}`)}</Status>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
