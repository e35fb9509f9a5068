import { json } from "#app/json.server.ts";

/** Why a sign-in failed. */
export interface SignInFailure {
  failure: "expired" | "unknownAccount" | "passwordElsewhere";
}

/** Thrown by the sign-in pages for their boundary. */
export const signInFailure = (failure: SignInFailure["failure"]) =>
  json({ failure } satisfies SignInFailure, { status: 404 });
