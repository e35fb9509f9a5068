import { Form } from "#app/forms/Form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { StepActions } from "#app/steps/StepActions.tsx";
import type { Document } from "#contract/entities/document.ts";
import type { DocumentNeed } from "#domain/document-needs.ts";
import { useApplicantPaths } from "../../shared/side.ts";
import { ComesLater } from "./ComesLater.tsx";
import { FileList } from "./FileList.tsx";
import { Needs } from "./Needs.tsx";
import { UploadCard } from "./UploadCard.tsx";

interface Props {
  state: FormState;
  needs: DocumentNeed[];
  documents: Document[];
}
type Values = { type: string; file: string; cvComesLater: boolean; languageProofComesLater: boolean };

/** One form for all of it: files that were chosen are kept whichever button is pressed. */
export function DocumentsForm({ state, needs, documents }: Props) {
  const t = useT();
  const paths = useApplicantPaths();
  const answers = usePortalForm<Values>(state);
  const { type, file, cvComesLater, languageProofComesLater } = answers.fields;
  return (
    <Form of={answers} encType="multipart/form-data">
      <Needs needs={needs} />
      <UploadCard type={type} file={file} />
      <FileList documents={documents} />
      <ComesLater needs={needs} cv={cvComesLater} proof={languageProofComesLater} />
      <StepActions back={{ to: paths.motivation, label: t("steps:step.motivation.short") }} />
    </Form>
  );
}
