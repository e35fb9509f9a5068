import { Form } from "#app/forms/Form.tsx";
import { useFieldParts } from "#app/forms/fields/field-parts.ts";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { FieldError } from "#app/ui/field/FieldWords.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { Applicant } from "./Applicant.tsx";
import { bulkActs } from "./bulk-acts.ts";
import type { Choice } from "./contacted.form.server.ts";
import { nameInWords } from "./in-words.ts";

interface Props {
  heading: string;
  applicants: ListedApplicant[];
  jobOpeningId: string;
  now: string;
  form: FormState<Choice>;
}

/** Those who wait for the company, each with a box; what happens with the chosen ones is asked on the next page. */
export function YourTurn({ heading, applicants, jobOpeningId, now, form }: Props) {
  const t = useT();
  const choice = usePortalForm(form);
  const { applicants: boxes, act } = choice.fields;
  const { frame, control } = useFieldParts(boxes);
  const chosen = [boxes.initialValue ?? []].flat();
  return (
    <section className="stack">
      <Heading level={2}>{heading}</Heading>
      <Form of={choice}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset around whole rows would be read out with each of them */}
        <div
          className="stack"
          role="group"
          id={boxes.id}
          tabIndex={-1}
          aria-label={heading}
          aria-describedby={control["aria-describedby"]}
        >
          {frame.error && <FieldError id={boxes.id}>{frame.error}</FieldError>}
          <Rows>
            {applicants.map((applicant) => (
              <Applicant
                key={applicant.accountId}
                of={applicant}
                jobOpeningId={jobOpeningId}
                now={now}
                box={
                  <label>
                    <Hidden>{t("choose", { name: nameInWords(t, applicant) })}</Hidden>
                    <input
                      type="checkbox"
                      className="check"
                      name={boxes.name}
                      value={applicant.accountId}
                      defaultChecked={chosen.includes(applicant.accountId)}
                    />
                  </label>
                }
              />
            ))}
          </Rows>
        </div>
        <Card as="div" tint>
          <SelectField of={act} options={bulkActs.map((value) => ({ value, label: t(`act.${value}`) }))} />
          <div>
            <SubmitButton>{t("go")}</SubmitButton>
          </div>
        </Card>
      </Form>
    </section>
  );
}
