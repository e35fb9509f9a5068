import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { DayField } from "#app/forms/fields/TextField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { germanAuthorities, type healthInsurances } from "#contract/enumerations/people.ts";
import type { Personal } from "./personal.form.server.ts";

/** Nine in ten people have statutory insurance: the usual answer comes first. */
const insurances = ["statutory", "private"] as const satisfies readonly (typeof healthInsurances)[number][];

interface Props {
  of: FieldsOf<Personal>;
  /** The earliest date that an insurance proof may have; null without a chosen intake. */
  proofFrom: string | null;
  /** Before that day no proof can be recent enough, so it is asked for later. */
  asksProof: boolean;
  asksGerman: boolean;
}

/** Health insurance, and the proof of German for non-native speakers, each with the date of its document. */
export function ProofFields({ of, proofFrom, asksProof, asksGerman }: Props) {
  const t = useT();
  const date = proofFrom ? formatDay(proofFrom) : "";
  return (
    <>
      <FieldSet legend={t("insurance")}>
        <ChoiceField
          of={of.healthInsuranceType}
          options={insurances.map((value) => ({ value, label: t(`insuranceType.${value}`) }))}
        />
        {proofFrom && <p className="hint">{t(asksProof ? "proofFrom" : "proofLater", { date })}</p>}
        {asksProof && <DayField of={of.healthInsuranceProofDate} required />}
      </FieldSet>
      {asksGerman && (
        <FieldSet legend={t("german")}>
          <p className="hint">{t("germanHint")}</p>
          <SelectField
            of={of.accreditedAuthorityGermanLanguage}
            required
            options={germanAuthorities.map((value) => ({ value, label: t(`answers:authority.${value}`) }))}
          />
          <DayField of={of.accreditationDateGermanSkills} required />
        </FieldSet>
      )}
    </>
  );
}
