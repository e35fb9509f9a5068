import { registration } from "#contract/calls/identity.ts";

/** The e-mail address whose password is to be reset. */
export const forgotPasswordForm = registration.pick({ email: true });

/** The new password. */
export const newPasswordForm = registration.pick({ password: true });
