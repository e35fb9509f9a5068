import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { limits } from "#contract/limits.ts";

/** The page that changes the text of a note; `page` is where the note stands. */
export function ChangeComment({ form, page }: { form: FormState<{ text: string }>; page: string }) {
  const t = useT();
  const comment = usePortalForm(form);
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Form of={comment}>
          <TextAreaField of={comment.fields.text} limit={limits.textCharacters} />
          <Actions>
            <SubmitButton kind="primary">{t("submit")}</SubmitButton>
            <ButtonLink to={page}>{t("back")}</ButtonLink>
          </Actions>
        </Form>
      </TextColumn>
    </>
  );
}
