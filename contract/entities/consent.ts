import { z } from "zod";
import { consentAnswers } from "../enumerations/help.ts";

export const consent = z.object({ type: z.string().max(80), status: z.enum(consentAnswers) });
export const consentChoice = z.object({ type: z.string().max(80), hasOptedIn: z.boolean() });
/** An answer to a consent, as the log keeps it. */
export const loggedConsent = consent.extend({ from: z.enum(consentAnswers), wording: z.string(), at: z.string() });
export type ConsentChoice = z.infer<typeof consentChoice>;
export type Consent = z.infer<typeof consent>;
