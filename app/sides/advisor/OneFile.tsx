import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { UploadAnnouncement, UploadState } from "#app/forms/UploadState.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";

interface Props {
  state: SerializeFrom<FormState<object>>;
  extensions: readonly string[];
  /** What the button says. */
  upload: string;
  /** The way out. */
  children?: ReactNode;
}

/** A form that takes one file. */
export function OneFile({ state, extensions, upload, children }: Props) {
  const t = useT();
  const of = usePortalForm(state);
  return (
    <>
      <Form of={of} encType="multipart/form-data">
        <FileField of={of.fileField("file")} extensions={extensions} single />
        <UploadState />
        <Actions>
          <SubmitButton kind="primary" busyLabel={t("forms:upload.uploading")}>
            {upload}
          </SubmitButton>
          {children}
        </Actions>
      </Form>
      <UploadAnnouncement />
    </>
  );
}
