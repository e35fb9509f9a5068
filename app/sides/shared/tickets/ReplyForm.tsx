import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { MessageFields } from "./MessageFields.tsx";
import type { Message } from "./message.form.server.ts";

interface Props {
  state: FormState<Message>;
  waiting: TicketAttachment[];
  /** What helps to write, before the text. */
  children?: ReactNode;
}

/** The reply to a question. */
export function ReplyForm({ state, waiting, children }: Props) {
  const reply = usePortalForm(state);
  return (
    <Form of={reply} encType="multipart/form-data">
      {children}
      <MessageFields of={reply} waiting={waiting} />
    </Form>
  );
}
