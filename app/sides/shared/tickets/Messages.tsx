import { formatBytes, formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { applicantPaths } from "../../applicant/paths.ts";

/** What was written, the oldest first; what the other side wrote stands on a tint. */
export function Messages({ messages }: { messages: TicketMessage[] }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("messages")}</Heading>
      <ol className="stack">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MessageCard({ message: { role, author, at, text, attachments } }: { message: TicketMessage }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <Card as="div" tint={role !== "applicant"}>
      <div>
        <b>{role === "applicant" ? t("you") : <bdi>{author}</bdi>}</b>
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
              to={paths.attachment(id)}
              name={name}
              facts={<bdi dir="ltr">{formatBytes(bytes, t.language)}</bdi>}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
