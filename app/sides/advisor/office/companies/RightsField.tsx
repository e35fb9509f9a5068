import { CheckboxesField } from "#app/forms/fields/ChoiceField.tsx";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { permissions } from "#contract/enumerations/companies.ts";

/** What somebody may do at a company; the office gives and takes every right. */
export function RightsField({ of }: { of: Field }) {
  const t = useT();
  const options = permissions.map((right) => ({
    value: right,
    label: t(`rights:right.${right}.label`),
    hint: t(`rights:right.${right}.hint`),
  }));
  return <CheckboxesField of={of} options={options} />;
}
