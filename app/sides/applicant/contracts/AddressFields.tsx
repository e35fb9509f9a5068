import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import type { Personal } from "./personal.form.server.ts";

/** The address to which the contract is sent. */
export function AddressFields({ of }: { of: FieldsOf<Personal> }) {
  const t = useT();
  return (
    <FieldSet legend={t("address")}>
      <PostalFields street={of.shippingStreet} postalCode={of.shippingPostalCode} city={of.shippingCity} />
      <SelectField of={of.shippingCountry} options={t.namesIn("countries")} autoComplete="country" />
    </FieldSet>
  );
}
