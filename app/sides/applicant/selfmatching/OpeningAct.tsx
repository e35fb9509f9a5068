import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { versionsOf } from "./acts.ts";

interface Props {
  opening: Pick<WholeJobOpening, "match">;
  formKey: string;
  intent: "interest" | "drop" | "takeBack" | "undo" | "favorite" | "unfavorite";
  kind?: "primary" | "secondary";
}

/** An act on an opening that needs only a button. */
export function OpeningAct({ opening, formKey, intent, kind }: Props) {
  const t = useT();
  return (
    <ActForm formKey={formKey} versions={versionsOf(opening)} preventScrollReset>
      <SubmitButton kind={kind} value={intent}>
        {t(`act.${intent}`)}
      </SubmitButton>
    </ActForm>
  );
}
