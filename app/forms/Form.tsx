import type { FormEventHandler, ReactNode } from "react";
import { Form as RouterForm, useLocation } from "react-router-dom";
import { useT } from "../i18n/I18n.tsx";
import { RequiredNote } from "../ui/field/FieldWords.tsx";
import { Message } from "../ui/Message.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FormSecrets } from "./FormSecrets.tsx";
import { OwnForm } from "./own-form.ts";
import { StoredValues } from "./stored-values.ts";
import type { FormFrame } from "./use-portal-form.ts";

interface Props {
  of: FormFrame;
  encType?: "multipart/form-data";
  /** The address it is posted to; by default its own page. */
  action?: string;
  /** Sends it by script instead of the router (`post-beside.ts`). */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form of every page: error summary, one-time key, versions and form token; only the server validates. */
export function Form({ of, encType, action, onSubmit, children }: Props) {
  const t = useT();
  const { form, state, versions } = of;
  return (
    <RouterForm
      // What was typed belongs to its page: the same route with the next document starts afresh.
      key={useLocation().pathname}
      method="post"
      action={action}
      onSubmit={onSubmit}
      encType={encType}
      id={form.id}
      noValidate
      className="stack-l"
    >
      <FormSecrets formId={form.id} formKey={state.key} owner={state.owner} versions={versions} />
      <ErrorSummary of={of} />
      {state.draft && !form.status && (
        <Message tone="blue">
          {t("forms:restored")} {state.draft.hasLostFiles && t("forms:chooseAgain")}
        </Message>
      )}
      {state.hasRequired && <RequiredNote>{t("forms:requiredNote")}</RequiredNote>}
      <OwnForm value={{ formId: form.id, formKey: state.key }}>
        <StoredValues value={state.values}>{children}</StoredValues>
      </OwnForm>
    </RouterForm>
  );
}
