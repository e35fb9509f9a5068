import type { PaymentState, PaymentType } from "#contract/enumerations/companies.ts";

/** What a company's payment still lacks: a choice, or the mandate that direct debit needs. */
export function paymentStateOf(paymentType: PaymentType | null, hasMandate: boolean): PaymentState {
  if (paymentType === null) return "unchosen";
  return paymentType === "sepa" && !hasMandate ? "mandateMissing" : "complete";
}
