/** A password is nowhere kept, not even in the form that it was refused in. */
export const isPassword = (field: string) => /password/i.test(field);

/** What no draft and no plain page keeps: it is typed again. A mistyped code may be corrected in its own form. */
export const isSecret = (field: string) => isPassword(field) || field === "code";
