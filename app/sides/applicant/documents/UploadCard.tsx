import { FileField } from "#app/forms/fields/FileField.tsx";
import { type Field, textOf } from "#app/forms/fields/field-parts.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { UploadState } from "#app/forms/UploadState.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { NoticeAt } from "#app/shell/Notice.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { type DocumentType, documentExtensions } from "#contract/enumerations/documents.ts";
import { uploadId } from "./document-pages.ts";
import { KindSelect } from "./KindSelect.tsx";

interface Props {
  type: Field;
  file: Field;
  types: readonly DocumentType[];
}

/** Preselects the first missing type, so that a file can always be uploaded without an answer. */
export function UploadCard({ type, file, types }: Props) {
  const t = useT();
  return (
    <Card tint id={uploadId} tabIndex={-1}>
      <Heading level={2} size="panel">
        {t("upload.heading")}
      </Heading>
      <NoticeAt id={uploadId} />
      <KindSelect of={type} types={types} chosen={textOf(type.initialValue) as DocumentType} />
      <FileField of={file} extensions={documentExtensions} />
      <UploadState />
      <Actions>
        <SubmitButton value="upload" busyLabel={t("forms:upload.uploading")}>
          {t("upload.submit")}
        </SubmitButton>
      </Actions>
    </Card>
  );
}
