import { registration } from "#contract/calls/identity.ts";

/** Whose password is to be set anew. */
export const forgotPasswordForm = registration.pick({ email: true });

/** The new one. */
export const newPasswordForm = registration.pick({ password: true });
