import { json } from "@remix-run/node";
import type { Side } from "#contract/sides.ts";

/** Why somebody could not sign in, and where they try again. */
export interface SignInFailure {
  failure: "expired" | "unknownAccount";
  side: Side;
}

/** Thrown by the sign-in pages for their boundary. */
export const signInFailure = (failure: SignInFailure["failure"], side: Side) =>
  json({ failure, side } satisfies SignInFailure, { status: 404 });
