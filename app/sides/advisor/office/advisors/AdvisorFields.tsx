import { CheckboxesField, CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import type { AdvisorAnswers } from "./advisor.form.server.ts";

interface Props {
  of: PortalForm<AdvisorAnswers>;
  /** Campuses that are offered or theirs, each with those who are responsible for it, too. */
  campuses: { name: string; others: string[] }[];
  courses: string[];
}

/** Who an advisor is, what they may do, and what they are responsible for. */
export function AdvisorFields({ of: { fields }, campuses, courses }: Props) {
  const t = useT();
  const also = (others: string[]) => t("also", { names: others.map(isolated).join(", ") });
  return (
    <>
      <FieldSet legend={t("group.person")}>
        <TextField of={fields.name} />
        <TextField of={fields.email} type="email" inputMode="email" dir="ltr" />
        <div className="pair">
          <TextField of={fields.phone} type="tel" inputMode="tel" dir="ltr" />
          <TextField of={fields.city} />
        </div>
      </FieldSet>
      <FieldSet legend={t("group.rights")}>
        <CheckboxField of={fields.isAdvising} />
        <CheckboxField of={fields.isLead} />
        <CheckboxField of={fields.isOffice} />
      </FieldSet>
      {campuses.length > 0 && (
        <CheckboxesField
          of={fields.campuses}
          options={campuses.map(({ name, others }) => ({
            value: name,
            label: name,
            hint: others.length > 0 ? also(others) : undefined,
          }))}
        />
      )}
      {courses.length > 0 && (
        <CheckboxesField of={fields.courses} options={courses.map((name) => ({ value: name, label: name }))} />
      )}
    </>
  );
}
