import { Form } from "#app/forms/Form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { StepActions } from "#app/steps/StepActions.tsx";
import type { Document } from "#contract/entities/document.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import type { DocumentNeed } from "#domain/document-needs.ts";
import { ComesLater } from "./ComesLater.tsx";
import { type DocumentPage, documentPages } from "./document-pages.ts";
import type { Documents } from "./documents.form.server.ts";
import { FileList } from "./FileList.tsx";
import { Needs } from "./Needs.tsx";
import { UploadCard } from "./UploadCard.tsx";

interface Props {
  page: DocumentPage;
  /** The contract asks for other types, and for no CV. */
  state: FormState<Omit<Documents, "type"> & { type?: DocumentType }>;
  needs: DocumentNeed[];
  documents: Document[];
  back: { to: string; label: string };
}

/** One form for the whole page, so that chosen files are kept whichever button is pressed. */
export function DocumentsForm({ page, state, needs, documents, back }: Props) {
  const t = useT();
  const answers = usePortalForm(state);
  const file = answers.fileField("file");
  const mayWait = ({ state }: DocumentNeed) => state === "optional" || state === "later";
  const [due, waiting] = [needs.filter((need) => !mayWait(need)), needs.filter(mayWait)];
  const { type, cvComesLater, languageProofComesLater } = answers.fields;
  return (
    <Form of={answers} encType="multipart/form-data">
      <Needs of={due} heading={t("needs.heading")} errors={file.errors ?? []} />
      <UploadCard type={type} file={file} types={documentPages[page].types} />
      <FileList page={page} documents={documents} />
      <Needs of={waiting} heading={t("needs.waiting")} errors={[]} />
      <ComesLater needs={needs} cv={cvComesLater} proof={languageProofComesLater} />
      <StepActions back={back} />
    </Form>
  );
}
