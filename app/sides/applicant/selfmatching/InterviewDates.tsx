import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import { Reveal } from "#app/ui/field/Reveal.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { datesLeft } from "./acts.ts";
import type { Interview } from "./job-opening.form.server.ts";

interface Props {
  opening: WholeJobOpening;
  now: string;
  form: FormState<Interview>;
}

/** One of the company's suggested days, or none with a word on when would suit. */
export function InterviewDates({ opening, now, form }: Props) {
  const t = useT();
  const interview = usePortalForm(form);
  const { interviewAt, note } = interview.fields;
  const days = datesLeft(opening, now).map((value) => ({ value, label: momentInWords(t, value) }));
  const none = { value: "none", label: t("noneFits.label"), hint: t("noneFits.hint"), reveals: 1 as const };
  return (
    <Form of={interview}>
      <div className="stack single">
        <ChoiceField of={interviewAt} options={[...days, none]} required />
        <Reveal>
          <TextAreaField of={note} limit={limits.textCharacters} required />
        </Reveal>
      </div>
      <Actions>
        <SubmitButton kind="primary" value="choose">
          {t("act.choose")}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
