import { formatBytes, formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import type { SideRole } from "#contract/sides.ts";

interface Look {
  /** The reader's role: messages of others stand on a tint. */
  reader: SideRole;
  attachmentAt: (id: string) => string;
}

/** The messages, the oldest first. */
export function Messages({ messages, ...look }: { messages: TicketMessage[] } & Look) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("messages")}</Heading>
      <ol className="stack">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} {...look} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MessageCard({ message, reader, attachmentAt }: { message: TicketMessage } & Look) {
  const t = useT();
  const { role, author, at, text, attachments } = message;
  return (
    <Card as="div" tint={role !== reader}>
      <div>
        <b>{role === reader ? t("you") : <bdi>{author}</bdi>}</b>
        <p className="hint">
          <bdi dir="ltr">{formatDay(at)}</bdi>
        </p>
      </div>
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
    </Card>
  );
}
