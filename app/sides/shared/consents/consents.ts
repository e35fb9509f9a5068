import type { Consent } from "#contract/entities/consent.ts";
import { consentTypes } from "#contract/enumerations/help.ts";

/** Which consents are ticked. */
export type Consents = Record<(typeof consentTypes)[number], boolean>;

const isGiven = (consents: Consent[], name: string) =>
  consents.some(({ type, status }) => type === name && status.startsWith("opt_in"));

/** What was consented to, also where its mail was not answered yet. */
export const tickedConsents = (consents: Consent[]) =>
  Object.fromEntries(consentTypes.map((type) => [type, isGiven(consents, type)])) as Consents;

/** The choices that are new: a box that was never ticked and stays empty is no answer. */
export const changedConsents = (consents: Consent[], ticked: Consents) =>
  consentTypes
    .filter((type) => ticked[type] !== isGiven(consents, type))
    .map((type) => ({ type, hasOptedIn: ticked[type] }));
