/** A password is kept nowhere, not even in the form that was refused. */
export const isPassword = (field: string) => /password/i.test(field);

/** Fields that neither a draft nor a plain page keeps. A mistyped code or IBAN may be corrected in its own form. */
export const isSecret = (field: string) => isPassword(field) || field === "code" || /\biban$/i.test(field);
