import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { OptionalSaidOnce } from "#app/forms/fields/field-parts.ts";
import { MomentField } from "#app/forms/fields/TextField.tsx";
import type { FormField } from "#app/forms/form-fields.ts";
import type { Interview } from "./interview.form.server.ts";

/** Rows for suggested dates, of which the first is asked for. */
export function InterviewDateFields({ of }: { of: FormField<Interview["interviewDateSuggestions"]> }) {
  return (
    <FieldGroup of={of}>
      <OptionalSaidOnce.Provider value>
        <div className="pair">
          {of.getFieldList().map((row, index) => (
            <MomentField key={row.name} of={row.getFieldset().at} required={index === 0} />
          ))}
        </div>
      </OptionalSaidOnce.Provider>
    </FieldGroup>
  );
}
