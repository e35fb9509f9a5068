import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { DayField, TextField } from "#app/forms/fields/TextField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { salutations } from "#contract/enumerations/people.ts";
import type { StudyInfo } from "./study-info.form.server.ts";

/** The applicant's personal data. They cannot change the e-mail address (spec §3). */
export function PersonFields({ of, email }: { of: FieldsOf<StudyInfo>; email: string }) {
  const t = useT();
  return (
    <FieldSet legend={t("person")}>
      <ChoiceField
        of={of.salutation}
        options={salutations.map((value) => ({ value, label: t(`answers:salutation.${value}`) }))}
      />
      <div className="pair">
        <TextField of={of.firstName} autoComplete="given-name" />
        <TextField of={of.lastName} autoComplete="family-name" />
      </div>
      <DayField of={of.birthday} autoComplete="bday" />
      <div className="field">
        <b>{t("email.label")}</b>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="hint">{t("email.hint")}</p>
      </div>
    </FieldSet>
  );
}
