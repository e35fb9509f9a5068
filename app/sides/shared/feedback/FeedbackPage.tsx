import { useSearchParams } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Completion } from "#app/ui/Completion.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import type { Opinion } from "./feedback.form.server.ts";

interface Props {
  form: FormState<Opinion>;
  /** Its own address. */
  action: string;
}

/** The feedback form, then thanks: a page for readers who get no dialog. */
export function FeedbackPage({ form, action }: Props) {
  const t = useT();
  const formKey = useFormKey(form);
  const isSent = useSearchParams()[0].has("sent");
  if (isSent)
    return (
      <Completion title={t("thanks.title")} lead={t("thanks.lead")}>
        <ActForm>
          <SubmitButton kind="primary" value="close">
            {t("toHome")}
          </SubmitButton>
        </ActForm>
      </Completion>
    );
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <OpinionForm key={formKey} form={form} action={action} />
      </TextColumn>
    </>
  );
}

function OpinionForm({ form, action }: Props) {
  const t = useT();
  return (
    <FeedbackForm of={usePortalForm(form)} action={action} intent="send">
      <SubmitButton value="close" formNoValidate>
        {t("toHome")}
      </SubmitButton>
    </FeedbackForm>
  );
}
