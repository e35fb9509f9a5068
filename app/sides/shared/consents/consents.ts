import type { Consent } from "#contract/entities/consent.ts";
import { consentTypes } from "#contract/enumerations/help.ts";

type ConsentType = (typeof consentTypes)[number];
/** The ticked consents. */
export type Consents = Record<ConsentType, boolean>;
export interface ConsentChoice {
  type: ConsentType;
  hasOptedIn: boolean;
}

const isGiven = (consents: Consent[], name: string) =>
  consents.some(({ type, status }) => type === name && status.startsWith("opt_in"));

/** The given consents, including one whose mail is not answered yet. */
export const tickedConsents = (consents: Consent[]) =>
  Object.fromEntries(consentTypes.map((type) => [type, isGiven(consents, type)])) as Consents;

/** The newsletter's state: requested, or confirmed by its mail. */
export const hasNewsletter = (consents: Consent[], as: "opt_in_single" | "opt_in_double") =>
  consents.some(({ type, status }) => type === "newsletter" && status === as);

/** The new choices: a box that was never ticked and stays empty is no answer. */
export const changedConsents = (consents: Consent[], ticked: Consents): ConsentChoice[] =>
  consentTypes
    .filter((type) => ticked[type] !== isGiven(consents, type))
    .map((type) => ({ type, hasOptedIn: ticked[type] }));
