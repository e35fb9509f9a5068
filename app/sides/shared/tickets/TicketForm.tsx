import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { MessageFields } from "./MessageFields.tsx";
import type { Question } from "./message.form.server.ts";

interface Props<Asked extends Question> {
  state: FormState<Asked>;
  waiting: TicketAttachment[];
  /** Further fields, after the message. */
  children?: (fields: FieldsOf<Asked>) => ReactNode;
}

/** A new question. */
export function TicketForm<Asked extends Question>({ state, waiting, children }: Props<Asked>) {
  const ticket = usePortalForm(state);
  return (
    <Form of={ticket} encType="multipart/form-data">
      <TextField of={ticket.fields.subject} />
      <MessageFields of={ticket} waiting={waiting}>
        {children?.(ticket.fields)}
      </MessageFields>
    </Form>
  );
}
