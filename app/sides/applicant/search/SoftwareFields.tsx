import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { softwareGroups, softwareLevels } from "#contract/enumerations/people.ts";
import type { Graduation } from "./graduation.form.server.ts";

/** How well somebody knows each group of software; nothing chosen is not at all. */
export function SoftwareFields({ of }: { of: FieldsOf<Graduation>["softwareSkills"] }) {
  const t = useT();
  const levels = softwareLevels.map((value) => ({ value, label: t(`softwareLevel.${value}`) }));
  const fields = of.getFieldset();
  const inWords = (stored: unknown) =>
    Object.entries((stored ?? {}) as Record<string, number>)
      .map(([group, level]) => `${t(`fields.softwareSkills.${group}.label`)}: ${t(`softwareLevel.${level}`)}`)
      .join(", ");
  return (
    <FieldGroup of={of} inWords={inWords}>
      <div className="pair">
        {softwareGroups.map((group) => (
          <SelectField key={group} of={fields[group]} options={levels} empty={t("softwareLevel.none")} />
        ))}
      </div>
    </FieldGroup>
  );
}
