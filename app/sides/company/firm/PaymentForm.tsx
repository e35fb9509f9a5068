import type { SerializeFrom } from "@remix-run/node";
import { CheckboxField, ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Reveal } from "#app/ui/field/Reveal.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { paymentTypes } from "#contract/enumerations/companies.ts";
import { companyPaths } from "../paths.ts";
import { FirmForm } from "./FirmForm.tsx";
import { IbanField } from "./IbanField.tsx";
import type { Payment } from "./payment.form.server.ts";

interface Props {
  of: SerializeFrom<FormState<Payment>>;
  company: OwnCompany;
  mayEdit: boolean;
}

/** How the company pays; direct debit asks for the account and its mandate. It is posted to its own page. */
export function PaymentForm({ of, company, mayEdit }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const payment = usePortalForm(of);
  const { paymentType, bankAccount } = payment.fields;
  const { ownerName, iban, bic, email, sepaConfirmed } = bankAccount.getFieldset();
  const { creditor, bankAccount: stored } = company;
  const offered = creditor
    ? ([...paymentTypes].reverse() as (typeof paymentTypes)[number][])
    : ["direct_transfer" as const];
  const inWords = () => [stored?.ownerName, stored?.iban].filter(Boolean).join(", ");
  return (
    <FirmForm
      of={payment}
      action={paths.companyPayment}
      company={company}
      right="editCompanyPaymentDetails"
      mayEdit={mayEdit}
    >
      <ChoiceField
        of={paymentType}
        options={offered.map((value) => ({
          value,
          label: t(`firmPayment:type.${value}`),
          hint: t(`firmPayment:type.${value}Hint`),
          reveals: value === "sepa" ? 1 : undefined,
        }))}
      />
      {creditor ? (
        <Reveal>
          <FieldGroup of={bankAccount} inWords={inWords}>
            <TextField of={ownerName} required autoComplete="organization" />
            <IbanField key={iban.key} of={iban} stored={stored?.iban} />
            <TextField of={bic} dir="ltr" autoComplete="off" spellCheck={false} shape="short" />
            <TextField of={email} required type="email" autoComplete="email" dir="ltr" />
            <p>{t("firmPayment:mandate", { creditor: creditor.name, id: creditor.id })}</p>
            {stored?.sepaConfirmed && <p>{t("firmPayment:mandateStands")}</p>}
            <CheckboxField of={sepaConfirmed} required={!stored?.sepaConfirmed} />
          </FieldGroup>
        </Reveal>
      ) : (
        <p className="hint">{t("firmPayment:transferOnly")}</p>
      )}
    </FirmForm>
  );
}
