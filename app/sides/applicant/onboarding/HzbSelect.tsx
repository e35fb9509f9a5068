import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { entranceQualificationChoices, languageLevels } from "#contract/enumerations/people.ts";
import { ScreenForm } from "./ScreenForm.tsx";
import type { ScreenProps } from "./screen.ts";

/** The entrance qualification, and the level of German. */
export function HzbSelect({ form, position }: ScreenProps) {
  const t = useT();
  const hzb = usePortalForm(form);
  const optionsOf = (group: string, values: readonly (string | number)[]) =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }));
  return (
    <ScreenForm of={hzb} submit={t("continue")} hasBack={position && position.number > 1}>
      <ChoiceField
        of={hzb.fields.universityEntranceQualification}
        options={optionsOf("qualification", entranceQualificationChoices)}
      />
      <SelectField of={hzb.fields.germanLevel} options={optionsOf("languageLevel", languageLevels)} />
    </ScreenForm>
  );
}
