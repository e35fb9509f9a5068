/** An amount of euros, `1.240,00 €`, as the reader's language writes it. */
export const formatAmount = (cents: number, language: string) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "currency", currency: "EUR" }).format(cents / 100);
