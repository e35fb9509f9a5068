import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";

interface Props {
  /** The intent that its button posts. */
  act: string;
  /** What the page's words of the act are called, where not by its intent. */
  words?: string;
  kind?: "secondary" | "destructive";
  formKey: string;
}

/** An act that takes one press, with what follows from it. */
export function OfficeAct({ act, words = act, kind = "secondary", formKey }: Props) {
  const t = useT();
  return (
    <Unfold summary={t(`${words}.title`)}>
      <p>{t(`${words}.lead`)}</p>
      <ActForm formKey={formKey}>
        <SubmitButton kind={kind} value={act}>
          {t(`${words}.submit`)}
        </SubmitButton>
      </ActForm>
    </Unfold>
  );
}
