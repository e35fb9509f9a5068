import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import type { StudyInfo } from "./study-info.form.server.ts";

interface Course {
  name: string;
  /** Where it is taught; none: everywhere. */
  campuses: string[];
}

interface Props {
  of: FieldsOf<StudyInfo>;
  options: { courses: Course[]; campuses: string[]; intakes: { value: string; label: string }[] };
}

/** Course, campus and start of studies. */
export function StudyFields({ of, options: { courses, campuses, intakes } }: Props) {
  const t = useT();
  const named = (name: string) => ({ value: name, label: name });
  return (
    <FieldSet legend={t("study")}>
      <SelectField
        of={of.courseName}
        options={courses.map(({ name, campuses }) => ({
          value: name,
          label: campuses.length > 0 ? t("courseAt", { course: name, campuses: campuses.join(", ") }) : name,
        }))}
      />
      <SelectField of={of.campus} options={campuses.map(named)} />
      <ChoiceField of={of.intake} options={intakes} />
    </FieldSet>
  );
}
