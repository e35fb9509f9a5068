import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { MessageFields } from "./MessageFields.tsx";
import type { Question } from "./message.form.server.ts";

/** A new question. */
export function TicketForm({ state, waiting }: { state: FormState<Question>; waiting: TicketAttachment[] }) {
  const ticket = usePortalForm(state);
  return (
    <Form of={ticket} encType="multipart/form-data">
      <TextField of={ticket.fields.subject} />
      <MessageFields of={ticket} waiting={waiting} />
    </Form>
  );
}
