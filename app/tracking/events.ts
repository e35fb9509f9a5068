import type { AccountAnswers, AccountChanges } from "#contract/entities/account.ts";
import { languageLevelNames } from "#contract/enumerations/people.ts";

/** An event for analytics: a name, and values that reveal nothing about a person beyond the answer itself. */
export interface TrackingEvent {
  name: string;
  properties: Record<string, string | boolean | null>;
}

/** Spec §7: the events of answers in the onboarding. Other answers have none. */
const onboardingEvent = {
  languageSkills: (skills) => ({
    name: "onboarding_germanLanguage_saved",
    properties: { german_level: germanLevelOf(skills) },
  }),
  universityEntranceQualification: (hzb) => ({
    name: "onboarding_hzb_saved",
    properties: { hzb_type: hzb ?? null },
  }),
  universityEntranceQualificationBw: (isBw) => ({
    name: "onboarding_hzbBw_saved",
    properties: { hzb_bw: isBw ?? null },
  }),
} satisfies { [Name in keyof AccountAnswers]?: (answer: AccountChanges[Name]) => TrackingEvent };

/** The events of answers that were saved in the onboarding. */
export const onboardingEvents = (changes: AccountChanges): TrackingEvent[] =>
  Object.entries(onboardingEvent)
    .filter(([name]) => name in changes)
    .map(([name, eventOf]) => (eventOf as (answer: unknown) => TrackingEvent)(changes[name as keyof AccountChanges]));

function germanLevelOf(skills: AccountChanges["languageSkills"]) {
  const level = skills?.find(({ code }) => code === "de")?.level;
  const name = level === undefined ? undefined : languageLevelNames[level - 1];
  return name === "native" ? "Muttersprache" : (name ?? null);
}

/** Spec §7: a saved account reports the names of changed answers, never their values. */
export const changeEvents = (changed: string[]): TrackingEvent[] =>
  changed.map((field) => ({ name: "account_field_changed", properties: { field } }));

/** A page view by the name of its route, because addresses may hold ids. */
export const pageView = (page: string | null): TrackingEvent => ({ name: "page_view", properties: { page } });

/** The visitor's origin, from the `utm…` parameters of the address. */
export const campaignEvent = (parameters: Record<string, string>): TrackingEvent => ({
  name: "campaign_visited",
  properties: parameters,
});
