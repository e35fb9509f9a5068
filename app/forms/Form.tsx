import { Form as RemixForm } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "../i18n/I18n.tsx";
import { useRootData } from "../root-data.ts";
import { RequiredNote } from "../ui/field/FieldWords.tsx";
import { Message } from "../ui/Message.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { FormFrame } from "./use-portal-form.ts";

interface Props {
  of: FormFrame;
  encType?: "multipart/form-data";
  children: ReactNode;
}

/** The one form: error summary, one-time key, version and form token; the server alone validates. */
export function Form({ of, encType, children }: Props) {
  const t = useT();
  const { form, state, version } = of;
  const hasRequired = Object.values(state.constraint).some(
    (constraint) => "required" in constraint && constraint.required,
  );
  return (
    <RemixForm method="post" encType={encType} id={form.id} onSubmit={form.onSubmit} noValidate className="stack-l">
      <FormSecrets formId={form.id} formKey={state.key} version={version} />
      <ErrorSummary of={of} />
      {state.isRestored && <Message tone="blue">{t("forms:restored")}</Message>}
      {hasRequired && <RequiredNote>{t("forms:requiredNote")}</RequiredNote>}
      {children}
    </RemixForm>
  );
}

/** The hidden fields of every form. They come first, so that a post can be judged before its files arrive. */
export function FormSecrets({
  formId,
  formKey,
  version,
}: {
  formId?: string;
  formKey?: string;
  version?: number | null;
}) {
  const root = useRootData();
  return (
    <>
      <input type="hidden" name="formToken" value={root?.formToken ?? ""} />
      {formId && <input type="hidden" name="formId" value={formId} />}
      {formKey && <input type="hidden" name="formKey" value={formKey} />}
      {version != null && <input type="hidden" name="version" value={version} />}
    </>
  );
}
