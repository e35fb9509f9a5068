import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { TicketStatus } from "../../shared/tickets/TicketStatus.tsx";

/** Where a request stands, who reads it, and the button that ends it. */
export function TicketFacts({ of: ticket, formKey }: { of: SupportTicket; formKey: string }) {
  const t = useT();
  const { status, isOwn, isPrivate, openedBy, createdAt } = ticket;
  return (
    <>
      <Heading level={2} size="card">
        {t("facts.title")}
      </Heading>
      <Facts>
        <Fact label={t("facts.status")}>
          <TicketStatus status={status} />
        </Fact>
        <Fact label={t("facts.openedBy")}>
          {isOwn ? t("ticket:you") : <bdi>{openedBy ?? t("company:formerColleague")}</bdi>},{" "}
          <bdi dir="ltr">{formatDay(createdAt)}</bdi>
        </Fact>
        <Fact label={t("facts.readers")}>{t(isPrivate ? "facts.private" : "facts.shared")}</Fact>
      </Facts>
      {status !== "closed" && (
        <ActForm formKey={formKey} className="stack-s">
          <Text size={2} muted>
            {t("close.note")}
          </Text>
          <SubmitButton value="close">{t("close.button")}</SubmitButton>
        </ActForm>
      )}
    </>
  );
}
