import { labelOf } from "#app/forms/error-text.ts";
import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import type { FormField } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { softwareGroups, softwareLevels } from "#contract/enumerations/people.ts";
import type { SoftwareAnswers } from "./software.form.server.ts";

interface Props {
  of: FormField<SoftwareAnswers>;
  /** The meaning of choosing no level. */
  empty: string;
}

/** The level for each group of software, known or required. */
export function SoftwareFields({ of, empty }: Props) {
  const t = useT();
  const levels = softwareLevels.map((value) => ({ value, label: t(`answers:softwareLevel.${value}`) }));
  const fields = of.getFieldset();
  const inWords = (stored: unknown) =>
    Object.entries((stored ?? {}) as Record<string, number>)
      .map(([group, level]) => `${labelOf(t, `${of.name}.${group}`)}: ${t(`answers:softwareLevel.${level}`)}`)
      .join(", ");
  return (
    <FieldGroup of={of} inWords={inWords}>
      <div className="pair">
        {softwareGroups.map((group) => (
          <SelectField key={group} of={fields[group]} options={levels} empty={empty} />
        ))}
      </div>
    </FieldGroup>
  );
}
