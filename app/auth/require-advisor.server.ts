import type { PortalContext } from "../context.ts";
import { requireSignIn } from "./require-sign-in.server.ts";

/** A study advisor who is signed in at the advisor desk. */
export const requireAdvisor = (context: PortalContext) => requireSignIn(context, "advisor");
