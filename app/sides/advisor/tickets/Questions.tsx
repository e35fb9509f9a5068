import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { AskedQuestion } from "#contract/entities/desk-ticket.ts";
import { advisorPaths } from "../paths.ts";
import { placeWith } from "./place.ts";
import { TicketState } from "./TicketState.tsx";

interface Props {
  of: AskedQuestion[];
  /** What the list of all questions finds theirs by. */
  asker: string;
}

/** What an applicant or a company asked us last, the last changed first. */
export function Questions({ of: tickets, asker }: Props) {
  const t = useT();
  const { ticket, tickets: all } = usePaths(advisorPaths);
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
      {tickets.length === deskLimits.questionsOfOne && (
        <TextLink to={placeWith(all, { search: asker, state: "all" })}>{t("questions.all")}</TextLink>
      )}
    </section>
  );
}
