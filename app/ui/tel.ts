/** The address behind which a device dials a number. */
export const telOf = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;
