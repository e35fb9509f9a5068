import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import { advisorPaths } from "../paths.ts";
import { TicketState } from "./TicketState.tsx";

type Asked = Pick<ListedTicket, "supportTicketId" | "subject" | "status" | "changedAt">;

/** What an applicant or a company asked us, the last changed first. */
export function Questions({ of: tickets }: { of: Asked[] }) {
  const t = useT();
  const { ticket } = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("questions.title")}
      </Heading>
      {tickets.length === 0 && <p>{t("questions.none")}</p>}
      <Rows>
        {tickets.map(({ supportTicketId, subject, status, changedAt }) => (
          <Row
            key={supportTicketId}
            title={
              <TextLink to={ticket(supportTicketId)}>
                <bdi>{subject}</bdi>
              </TextLink>
            }
            hint={formatDay(changedAt)}
          >
            <TicketState of={status} />
          </Row>
        ))}
      </Rows>
    </section>
  );
}
