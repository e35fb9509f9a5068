import type { Consent } from "#contract/entities/consent.ts";
import { consentTypes } from "#contract/enumerations/help.ts";

type ConsentType = (typeof consentTypes)[number];
/** Which consents are ticked. */
export type Consents = Record<ConsentType, boolean>;
export interface ConsentChoice {
  type: ConsentType;
  hasOptedIn: boolean;
}

const isGiven = (consents: Consent[], name: string) =>
  consents.some(({ type, status }) => type === name && status.startsWith("opt_in"));

/** What was consented to, also where its mail was not answered yet. */
export const tickedConsents = (consents: Consent[]) =>
  Object.fromEntries(consentTypes.map((type) => [type, isGiven(consents, type)])) as Consents;

/** How far the newsletter is: asked for, or confirmed by its mail, too. */
export const hasNewsletter = (consents: Consent[], as: "opt_in_single" | "opt_in_double") =>
  consents.some(({ type, status }) => type === "newsletter" && status === as);

/** The choices that are new: a box that was never ticked and stays empty is no answer. */
export const changedConsents = (consents: Consent[], ticked: Consents): ConsentChoice[] =>
  consentTypes
    .filter((type) => ticked[type] !== isGiven(consents, type))
    .map((type) => ({ type, hasOptedIn: ticked[type] }));
