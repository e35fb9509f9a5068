import { ActForm } from "#app/forms/ActForm.tsx";
import { useFormResult } from "#app/forms/form-errors.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import type { Values } from "#app/i18n/translate.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";

interface Props {
  token: string;
  /** One-time key: pressing twice confirms once. */
  formKey: string;
  /** Whether the link was confirmed before. */
  isDone: boolean;
  /** The page on which to continue. */
  paths: { done: string; refused: string };
  values?: Values;
}

/** The page that the link in a mail opens. It asks first, so that mail scanners that follow links confirm nothing. */
export function MailedLink({ token, formKey, isDone, paths, values }: Props) {
  const t = useT();
  // Whatever else went wrong, the link can be tried again.
  const isRefused = Boolean(useFormResult()?.result.error?.token);
  const state = isDone ? "done" : isRefused ? "refused" : "ask";
  return (
    <div role={state === "refused" ? "alert" : undefined}>
      <Band tall group={isDone ? 4 : 1} title={t(`${state}.title`)} lead={t(`${state}.lead`, values)}>
        {state === "ask" ? (
          <ActForm formKey={formKey} fields={{ token }}>
            <SubmitButton kind="primary">{t("ask.confirm")}</SubmitButton>
          </ActForm>
        ) : (
          <ButtonLink kind="primary" to={paths[state]}>
            {t(`${state}.goOn`)}
          </ButtonLink>
        )}
      </Band>
    </div>
  );
}
