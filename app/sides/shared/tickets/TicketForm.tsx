import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { MessageFields } from "./MessageFields.tsx";
import type { Question } from "./message.form.server.ts";

interface Props {
  of: PortalForm<Question>;
  waiting: TicketAttachment[];
  /** Further fields, after the message. */
  children?: ReactNode;
}

/** A new question. */
export function TicketForm({ of, waiting, children }: Props) {
  return (
    <Form of={of} encType="multipart/form-data">
      <TextField of={of.fields.subject} />
      <MessageFields of={of} waiting={waiting}>
        {children}
      </MessageFields>
    </Form>
  );
}
