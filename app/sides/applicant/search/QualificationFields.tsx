import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import {
  entranceQualificationChoices,
  entranceQualificationStatuses,
  gradeBands,
} from "#contract/enumerations/people.ts";
import type { Graduation } from "./graduation.form.server.ts";

/** The entrance qualification; what it does not need is hidden by the style sheet where that is possible. */
export function QualificationFields({ of }: { of: FieldsOf<Graduation> }) {
  const t = useT();
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`answers:${group}.${value}`) }));
  return (
    <FieldSet legend={t("qualification")}>
      <ChoiceField
        of={of.universityEntranceQualification}
        options={named("qualification", entranceQualificationChoices)}
      />
      <div className="reveal if-abroad">
        <ChoiceField
          of={of.universityEntranceQualificationStatus}
          required
          options={named("qualificationStatus", entranceQualificationStatuses)}
        />
      </div>
      <div className="unless-gradeless">
        <ChoiceField
          of={of.gradeAverage}
          required
          options={gradeBands.map((value) => ({ value, label: t(`gradeBand.${value}`) }))}
        />
      </div>
    </FieldSet>
  );
}
