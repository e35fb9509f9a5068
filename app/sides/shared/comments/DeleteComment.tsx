import type { ReactNode } from "react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";

interface Props {
  text: string;
  /** Where the note stands. */
  page: string;
  formKey: string;
  /** Why it was not deleted. */
  children?: ReactNode;
}

/** The page that asks before a note is deleted. */
export function DeleteComment({ text, page, formKey, children }: Props) {
  const t = useT();
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        {children}
        <blockquote className="written" dir="auto">
          {text}
        </blockquote>
        <ActForm formKey={formKey} fields={{ formId: "delete" }}>
          <Actions>
            <SubmitButton kind="destructive">{t("submit")}</SubmitButton>
            <ButtonLink to={page}>{t("back")}</ButtonLink>
          </Actions>
        </ActForm>
      </TextColumn>
    </>
  );
}
