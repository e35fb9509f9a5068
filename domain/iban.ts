/** As it is stored: in capitals, without what people type or paste between its groups, or the word before it. */
export const plainIban = (typed: string) =>
  typed
    .replace(/[\s\p{Cf}\p{Pd}.:/]/gu, "")
    .toUpperCase()
    .replace(/^IBAN/, "");

/**
 * Whether the check digits of a plain IBAN fit the rest of it (ISO 13616): no single mistyped character gets through.
 * How long it must be in its country is not looked at here.
 */
export function hasRightDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  // A letter counts as two digits, A is 10.
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Enough to recognise it by: the country and the last four characters. */
export const maskedIban = (iban: string) => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
