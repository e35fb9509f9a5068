import { formatDay, formatTime } from "#app/i18n/format.ts";
import { formatBytes } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import type { SideRole } from "#contract/sides.ts";

interface Look {
  /** The reader's role: the mark shows whether their side wrote. */
  reader: SideRole;
  attachmentAt: (id: string) => string;
}

/** The messages, the oldest first. */
export function Messages({ messages, ...look }: { messages: TicketMessage[] } & Look) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("ticket:messages")}</Heading>
      <Past>
        {messages.map((message) => (
          <MessageEvent key={message.id} message={message} {...look} />
        ))}
      </Past>
    </section>
  );
}

function MessageEvent({ message, reader, attachmentAt }: { message: TicketMessage } & Look) {
  const t = useT();
  const { role, author, isOwn, at, text, attachments } = message;
  return (
    <PastEvent
      state={role === reader ? "you" : "them"}
      what={isOwn ? t("ticket:you") : <bdi>{author ?? t("ticket:formerColleague")}</bdi>}
      who={<bdi dir="ltr">{t("ticket:sentAt", { date: formatDay(at), time: formatTime(at) })}</bdi>}
    >
      <p className="written" dir="auto">
        {text}
      </p>
      {attachments.length > 0 && (
        <Rows>
          {attachments.map(({ id, name, bytes }) => (
            <FileRow
              key={id}
              to={attachmentAt(id)}
              name={name}
              facts={<bdi dir="ltr">{formatBytes(bytes, t.language)}</bdi>}
            />
          ))}
        </Rows>
      )}
    </PastEvent>
  );
}
