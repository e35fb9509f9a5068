import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { Employee } from "#contract/entities/employee.ts";

/** What the office does about somebody of a company, each act with what follows from it. */
export function PersonActs({ of: { isOwner, invitation }, formKey }: { of: Employee; formKey: string }) {
  const t = useT();
  const acts = invitation ? (["resend", "remove"] as const) : isOwner ? [] : (["handOver", "remove"] as const);
  const wordsOf = (act: (typeof acts)[number]) => (act === "remove" && invitation ? "withdraw" : act);
  return acts.map((act) => (
    <Unfold key={act} summary={t(`${wordsOf(act)}.title`)}>
      <p>{t(`${wordsOf(act)}.lead`)}</p>
      <ActForm formKey={formKey}>
        <SubmitButton kind={act === "remove" ? "destructive" : "secondary"} value={act}>
          {t(`${wordsOf(act)}.submit`)}
        </SubmitButton>
      </ActForm>
    </Unfold>
  ));
}
