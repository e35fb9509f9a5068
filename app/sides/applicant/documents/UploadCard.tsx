import { useNavigation } from "@remix-run/react";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { type Field, textOf } from "#app/forms/fields/field-parts.ts";
import { UploadState } from "#app/forms/UploadState.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { type DocumentType, documentExtensions } from "#contract/enumerations.ts";
import { KindSelect } from "./KindSelect.tsx";

interface Props {
  type: Field;
  file: Field;
  types: readonly DocumentType[];
}

/** What is missing first is proposed, so that a file never waits for an answer to what it is. */
export function UploadCard({ type, file, types }: Props) {
  const t = useT();
  const isBusy = useNavigation().formData?.get("intent") === "upload";
  return (
    <Card tint>
      <Heading level={2} size="panel">
        {t("upload.heading")}
      </Heading>
      <KindSelect of={type} types={types} chosen={textOf(type.initialValue) as DocumentType} />
      <FileField of={file} extensions={documentExtensions} />
      <UploadState />
      <Actions>
        <Button type="submit" name="intent" value="upload" busy={isBusy} busyLabel={t("upload.busy")}>
          {t("upload.submit")}
        </Button>
      </Actions>
    </Card>
  );
}
