import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { TicketAtDesk } from "#contract/entities/desk-ticket.ts";
import { type InInbox, useInboxCrumb } from "../inbox/use-inbox-crumb.tsx";
import { advisorPaths } from "../paths.ts";

/** What was asked and by whom, and where the reader came from: the inbox or the list of tickets. */
export function TicketBand({ of: { asker, subject }, inbox }: { of: TicketAtDesk; inbox: InInbox }) {
  const t = useT();
  const { tickets } = usePaths(advisorPaths);
  const crumb = useInboxCrumb(inbox);
  return (
    <Band
      crumb={inbox ? crumb : { group: <TextLink to={tickets}>{t("advisor:nav.tickets")}</TextLink> }}
      title={<bdi>{subject}</bdi>}
      lead={t(`lead.${asker.side}`, { name: asker.name })}
    />
  );
}
