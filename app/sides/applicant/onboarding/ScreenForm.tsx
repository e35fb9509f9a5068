import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import type { FormFrame } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextButton } from "#app/ui/TextLink.tsx";

interface Props {
  of: FormFrame;
  /** The label of the button that continues. */
  submit: string;
  hasBack?: boolean;
  children?: ReactNode;
}

/** A screen's form: its fields, one button forward and one back. Going back keeps what was typed. */
export function ScreenForm({ of, submit, hasBack, children }: Props) {
  return (
    <Form of={of}>
      {children}
      <Actions>
        <SubmitButton kind="primary" value="continue">
          {submit}
        </SubmitButton>
        {hasBack && <BackButton />}
      </Actions>
    </Form>
  );
}

export function BackButton() {
  const t = useT();
  return (
    <TextButton type="submit" name="intent" value="back">
      {t("back")}
    </TextButton>
  );
}
