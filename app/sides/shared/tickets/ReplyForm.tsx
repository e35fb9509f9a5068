import { Form } from "#app/forms/Form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { MessageFields } from "./MessageFields.tsx";
import type { Message } from "./message.form.server.ts";

/** The reply to a question. */
export function ReplyForm({ state, waiting }: { state: FormState<Message>; waiting: TicketAttachment[] }) {
  const reply = usePortalForm(state);
  return (
    <Form of={reply} encType="multipart/form-data">
      <MessageFields of={reply} waiting={waiting} />
    </Form>
  );
}
