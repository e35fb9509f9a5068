import { json } from "@remix-run/node";

/** Why somebody could not sign in. */
export interface SignInFailure {
  failure: "expired" | "unknownAccount";
}

/** Thrown by the sign-in pages for their boundary. */
export const signInFailure = (failure: SignInFailure["failure"]) =>
  json({ failure } satisfies SignInFailure, { status: 404 });
