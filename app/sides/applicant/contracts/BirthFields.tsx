import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { DayField, TextField } from "#app/forms/fields/TextField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import type { Personal } from "./personal.form.server.ts";

/** Birth and nationality, as contract and enrolment name them. */
export function BirthFields({ of }: { of: FieldsOf<Personal> }) {
  const t = useT();
  const countries = t.namesIn("countries");
  return (
    <FieldSet legend={t("birth")}>
      <DayField of={of.birthday} autoComplete="bday" />
      <TextField of={of.birthName} />
      <TextField of={of.placeOfBirth} />
      <SelectField of={of.countryOfBirth} options={countries} />
      <SelectField of={of.nationality} options={countries} />
    </FieldSet>
  );
}
