import type { Consent } from "#contract/entities/consent.ts";
import type { consentTypes } from "#contract/enumerations/help.ts";

export type ConsentType = (typeof consentTypes)[number];
export interface ConsentChoice<Type extends ConsentType = ConsentType> {
  type: Type;
  hasOptedIn: boolean;
}

const isGiven = (consents: Consent[], name: string) =>
  consents.some(({ type, status }) => type === name && status.startsWith("opt_in"));

/** Which of the consents that are asked are given, including one whose mail is not answered yet. */
export const tickedConsents = <Type extends ConsentType>(consents: Consent[], asked: readonly Type[]) =>
  Object.fromEntries(asked.map((type) => [type, isGiven(consents, type)])) as Record<Type, boolean>;

/** The newsletter's state: requested, or confirmed by its mail. */
export const hasNewsletter = (consents: Consent[], as: "opt_in_single" | "opt_in_double") =>
  consents.some(({ type, status }) => type === "newsletter" && status === as);

/** The new choices: a box that was never ticked and stays empty is no answer. */
export const changedConsents = <Type extends ConsentType>(
  consents: Consent[],
  ticked: Partial<Record<Type, boolean>>,
): ConsentChoice<Type>[] =>
  (Object.entries(ticked) as [Type, boolean][])
    .filter(([type, isTicked]) => isTicked !== isGiven(consents, type))
    .map(([type, hasOptedIn]) => ({ type, hasOptedIn }));
