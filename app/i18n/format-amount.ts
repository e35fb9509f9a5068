/** An amount of euros, `1.240,00 €` or `−120,00 €`, as the reader's language writes it, with a minus for its hyphen. */
export const formatAmount = (cents: number, language: string) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replace("-", "−");
