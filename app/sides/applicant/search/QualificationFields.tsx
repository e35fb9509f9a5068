import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Reveal } from "#app/ui/field/Reveal.tsx";
import {
  entranceQualificationChoices,
  entranceQualificationStatuses,
  gradeBands,
} from "#contract/enumerations/people.ts";
import { hasGrade } from "#domain/entrance-qualification.ts";
import type { Graduation } from "./graduation.form.server.ts";

const foreign = "ForeignEntranceDiploma";
const [status, grade] = [1, 2] as const;

/** The entrance qualification, and the questions that follow from it. */
export function QualificationFields({ of }: { of: FieldsOf<Graduation> }) {
  const t = useT();
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`answers:${group}.${value}`) }));
  return (
    <FieldSet legend={t("qualification")}>
      <ChoiceField
        of={of.universityEntranceQualification}
        options={named("qualification", entranceQualificationChoices).map((option) => ({
          ...option,
          reveals: option.value === foreign ? status : grade,
        }))}
      />
      <Reveal nth={status}>
        <ChoiceField
          of={of.universityEntranceQualificationStatus}
          required
          options={named("qualificationStatus", entranceQualificationStatuses).map((option) => ({
            ...option,
            reveals: hasGrade(foreign, option.value) ? grade : undefined,
          }))}
        />
      </Reveal>
      <Reveal nth={grade}>
        <ChoiceField
          of={of.gradeAverage}
          required
          options={gradeBands.map((value) => ({ value, label: t(`answers:gradeBand.${value}`) }))}
        />
      </Reveal>
    </FieldSet>
  );
}
