import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { useRowChange } from "#app/forms/form-errors.ts";
import { AddRow, RemoveRow } from "#app/forms/RowButtons.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import type { CompanyLocation } from "#contract/entities/company.ts";
import { limits } from "#contract/limits.ts";
import type { CompanyData } from "./data.form.server.ts";

/** The seat, then any other locations. Plain submit buttons add and remove them. */
export function LocationFields({ of: { fields } }: { of: PortalForm<CompanyData> }) {
  const t = useT();
  const { name } = fields.locations;
  const rows = fields.locations.getFieldList();
  // Restores the reader's place at the button below a removed location.
  const changed = useRowChange(name);
  return (
    <FieldGroup of={fields.locations} inWords={inWords}>
      {rows.map((row, at) => {
        const { street, postalCode, city } = row.getFieldset();
        return (
          <FieldSet key={row.key} level={3} legend={at === 0 ? t("seat") : t("location", { number: at + 1 })}>
            <PostalFields street={street} postalCode={postalCode} city={city} />
            {at > 0 && (
              <p>
                <RemoveRow list={name} index={at}>
                  {t("removeLocation", { number: at + 1 })}
                </RemoveRow>
              </p>
            )}
          </FieldSet>
        );
      })}
      <AddRow list={name} count={rows.length} most={limits.companyLocations} autoFocus={changed !== undefined}>
        {t("addLocation")}
      </AddRow>
    </FieldGroup>
  );
}

const inWords = (stored: unknown) =>
  (stored as CompanyLocation[]).map(({ street, postalCode, city }) => `${street}, ${postalCode} ${city}`).join("; ");
