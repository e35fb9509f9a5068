import type { SerializeFrom } from "@remix-run/node";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { UploadState } from "#app/forms/UploadState.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { documentExtensions } from "#contract/enumerations/documents.ts";

/** Takes up to five files at once. */
export function DocumentsForm({ state }: { state: SerializeFrom<FormState<object>> }) {
  const t = useT();
  const form = usePortalForm(state);
  return (
    <Form of={form} encType="multipart/form-data">
      <Card tint>
        <Heading level={2} size="panel">
          {t("upload.heading")}
        </Heading>
        <FileField of={form.fileField("file")} extensions={documentExtensions} />
        <UploadState />
        <Actions>
          <SubmitButton kind="primary" value="upload" busyLabel={t("forms:upload.uploading")}>
            {t("upload.submit")}
          </SubmitButton>
        </Actions>
      </Card>
    </Form>
  );
}
