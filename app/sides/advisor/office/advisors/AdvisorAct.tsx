import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { AdvisorAct as Act } from "./advisor.form.server.ts";

/** What the office can do about an advisor's access, with what follows from it. */
export function AdvisorAct({ act, formKey }: { act: Act; formKey: string }) {
  const t = useT();
  return (
    <Unfold summary={t(`${act}.title`)}>
      <p>{t(`${act}.lead`)}</p>
      <ActForm formKey={formKey}>
        <SubmitButton kind={act === "lock" ? "destructive" : "secondary"} value={act}>
          {t(`${act}.submit`)}
        </SubmitButton>
      </ActForm>
    </Unfold>
  );
}
