import { YesNoField } from "#app/forms/fields/ChoiceField.tsx";
import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { Reveal } from "#app/ui/field/Reveal.tsx";
import type { Partner } from "./partner.form.server.ts";

/** Whether there is a practice partner already, and how to reach them. */
export function PartnerFields({ of }: { of: FieldsOf<Partner> }) {
  const partner = of.practicePartnerContact.getFieldset();
  return (
    <div className="stack">
      <YesNoField of={of.practicePartnerExists} yesReveals={1} />
      <Reveal>
        <FieldGroup of={of.practicePartnerContact}>
          <TextField of={partner.companyName} required autoComplete="organization" />
          <TextField of={partner.contactPerson} autoComplete="name" />
          <TextField of={partner.email} required type="email" inputMode="email" autoComplete="email" dir="ltr" />
          <TextField of={partner.street} required autoComplete="address-line1" />
          <div className="pair uneven">
            <TextField of={partner.postalCode} required autoComplete="postal-code" shape="short" dir="ltr" />
            <TextField of={partner.city} required autoComplete="address-level2" />
          </div>
        </FieldGroup>
      </Reveal>
    </div>
  );
}
