import { YesNoField } from "#app/forms/fields/ChoiceField.tsx";
import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
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
          <TextField of={partner.companyName} required autoComplete="off" />
          <TextField of={partner.contactPerson} autoComplete="off" />
          <TextField of={partner.email} required type="email" inputMode="email" autoComplete="off" dir="ltr" />
          <PostalFields
            street={partner.street}
            postalCode={partner.postalCode}
            city={partner.city}
            required
            autoComplete="off"
          />
        </FieldGroup>
      </Reveal>
    </div>
  );
}
