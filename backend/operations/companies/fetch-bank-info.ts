import { bankDataByIBAN } from "bankdata-germany";
import { isValidIBAN } from "ibantools";
import { Refusal } from "#contract/errors.ts";

/**
 * The bank of an IBAN, from the Bundesbank's list where it is German (ADR 0060); of other countries' banks nothing is
 * known. 422 (`iban`) for an IBAN that cannot be right.
 */
export async function fetchBankInfo(_work: unknown, _caller: unknown, { iban }: { iban: string }) {
  if (!isValidIBAN(iban)) throw Refusal.invalid({ iban: ["iban"] });
  const found = bankDataByIBAN(iban);
  return { iban, bic: found?.bic ?? "", bankName: found?.bankName ?? "", city: "" };
}
