import { Form } from "#app/forms/Form.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { type Stage as Reached, stages } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import type { StageByHand } from "./applicant.form.server.ts";

interface Props {
  of: ApplicantAtDesk["unit"];
  form: FormState<StageByHand>;
}

const way: readonly Reached[] = stages.filter((stage) => stage !== "Lost");

/** How far the applicant has come, and the form that sets it by hand. */
export function Stage({ of: unit, form }: Props) {
  const t = useT();
  const key = useFormKey(form);
  const { stage: reached } = unit;
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("stage.title")}
      </Heading>
      {reached === "Lost" ? (
        <Status state="bad">{t("stage.is.Lost")}</Status>
      ) : (
        <ol className="stack-s">
          {way.map((stage) => {
            const words = t(`stage.is.${stage}`);
            const isReached = stage === reached;
            return (
              <li key={stage} aria-current={isReached ? "step" : undefined}>
                <Status state={markOf(stage, reached)}>{isReached ? <b>{words}</b> : words}</Status>
              </li>
            );
          })}
        </ol>
      )}
      <ByHand key={key} of={unit} form={form} />
    </section>
  );
}

function markOf(stage: Reached, reached: Reached) {
  const ahead = way.indexOf(stage) - way.indexOf(reached);
  if (ahead > 0) return "open";
  return ahead < 0 || reached === "Won" ? "done" : "you";
}

function ByHand({ of: { stage: reached, matching }, form }: Props) {
  const t = useT();
  const byHand = usePortalForm(form);
  const options = stages
    .filter((stage) => stage !== reached)
    .map((stage) => ({ value: stage, label: t(`stage.is.${stage}`) }));
  return (
    <Unfold summary={t("stage.byHand")} open={byHand.holdsText}>
      <Form of={byHand}>
        <SelectField of={byHand.fields.stage} options={options} />
        <TextAreaField of={byHand.fields.reason} limit={limits.textCharacters} rows={2} />
        <SubmitButton value="stage">{t("stage.set")}</SubmitButton>
        <input type="hidden" name="from" value={reached} />
        <input type="hidden" name="accepted" value={matching.accepted?.jobOpeningId ?? ""} />
      </Form>
    </Unfold>
  );
}
