/** Passwords are typed here, or the address holds a secret: no foreign script comes near. */
export const isPrivate = (path: string) =>
  /^\/(auth|newsletter-unsubscription)(\/|$)/.test(path) || path.endsWith("/confirm-email");
