import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import type { StudyInfo } from "./study-info.form.server.ts";

/** How to reach the applicant, by phone and by post. */
export function ContactFields({ of }: { of: FieldsOf<StudyInfo> }) {
  const t = useT();
  return (
    <FieldSet legend={t("contact")}>
      <TextField of={of.phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
      <PostalFields street={of.shippingStreet} postalCode={of.shippingPostalCode} city={of.shippingCity} />
      <SelectField of={of.shippingCountry} options={t.namesIn("countries")} autoComplete="country" />
    </FieldSet>
  );
}
