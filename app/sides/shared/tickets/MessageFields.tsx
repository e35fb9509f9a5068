import type { ReactNode } from "react";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { UploadState } from "#app/forms/UploadState.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { documentExtensions } from "#contract/enumerations/documents.ts";
import { limits } from "#contract/limits.ts";
import { KeptFiles } from "./KeptFiles.tsx";
import type { Message } from "./message.form.server.ts";

interface Props {
  of: PortalForm<Message>;
  /** Files that are stored and wait for a message. */
  waiting: TicketAttachment[];
  /** Further fields, before the button. */
  children?: ReactNode;
}

/** The fields of every message: a text, files, and the button that sends it. */
export function MessageFields({ of, waiting, children }: Props) {
  const t = useT();
  return (
    <>
      <TextAreaField
        of={of.fields.text}
        limit={limits.longTextCharacters}
        rows={6}
        // Accepted and still here: a ready answer was put in, and the writer goes on below it.
        autoFocus={of.form.status === "success"}
      />
      <KeptFiles of={of.fields.attachments} waiting={waiting} />
      <div className="stack">
        <FileField of={of.fileField("file")} extensions={documentExtensions} />
        <UploadState />
      </div>
      {children}
      <Actions>
        <SubmitButton kind="primary">{t("message:send")}</SubmitButton>
      </Actions>
    </>
  );
}
