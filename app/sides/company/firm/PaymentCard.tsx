import type { SerializeFrom } from "@remix-run/node";
import type { FormState } from "#app/forms/form-state.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { leftToRight } from "#app/i18n/isolated.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { companyPaths } from "../paths.ts";
import { FirmCard } from "./FirmCard.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import type { Payment } from "./payment.form.server.ts";
import { WhoMay } from "./WhoMay.tsx";

interface Props {
  of: OwnCompany;
  /** Present where the reader may change it. */
  form: SerializeFrom<FormState<Payment>> | null;
}

/** How the company pays; open as long as something is due that its reader may do. */
export function PaymentCard({ of: company, form }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { paymentType, paymentState } = company;
  const isComplete = paymentState === "complete";
  return (
    <FirmCard
      title={t("firm:payment.title")}
      state={isComplete ? "done" : "you"}
      status={t(`firm:payment.state.${paymentState}`)}
      isDue={!isComplete && form !== null}
    >
      {form && !isComplete ? (
        <PaymentForm of={form} company={company} mayEdit />
      ) : (
        <>
          {paymentType && <PaymentFacts of={company} />}
          {form ? (
            <Actions>
              <ButtonLink to={paths.companyPayment}>{t("firm:payment.edit")}</ButtonLink>
            </Actions>
          ) : (
            <WhoMay do="editCompanyPaymentDetails" in={company} />
          )}
        </>
      )}
    </FirmCard>
  );
}

function PaymentFacts({ of: { paymentType, bankAccount, mandateReference, mandateGrantedAt } }: { of: OwnCompany }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const facts = [
    ["type", t(`firm:payment.kind.${paymentType}`)],
    ["ownerName", mandateReference && bankAccount?.ownerName],
    ["iban", mandateReference && bankAccount && leftToRight(bankAccount.iban)],
    ["bank", mandateReference && [bankAccount?.bankName, bankAccount?.bic].filter(Boolean).join(", ")],
    ["email", mandateReference && bankAccount?.email],
    ["reference", mandateReference],
    ["granted", mandateGrantedAt && formatDay(mandateGrantedAt)],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} label={t(`firm:payment.${name}`)}>
                <bdi>{value}</bdi>
              </Fact>
            ),
        )}
      </Facts>
      {mandateReference && (
        <p>
          <TextLink to={paths.mandate} reloadDocument>
            {t("firm:payment.pdf")}
          </TextLink>
        </p>
      )}
    </>
  );
}
