import type { WizardFlow, WizardFlows } from "#contract/entities/wizard-flow.ts";
import { appliesTo, type Flags, stepAfter, stepBefore, stepFrom } from "#domain/wizard-flow.ts";

/** A flow with a person's progress. */
export interface Wizard {
  flow: WizardFlow;
  flags: Flags;
  /** The due step; undefined when none applies any more. */
  index: number | undefined;
  /** Whether its end completes the onboarding. Other flows confirm an address, for example. */
  isOnboarding: boolean;
}

/** The named flow at its stored progress; undefined when there is no such flow. */
export function wizardAt(
  { flows, preconditions, initiateFlow }: WizardFlows,
  name: string,
  progress: unknown,
): Wizard | undefined {
  const flow = flows.find((known) => known.name === name);
  if (!flow) return undefined;
  const start = typeof progress === "number" && progress > 0 ? progress : 0;
  const index = stepFrom(flow, start, preconditions);
  return { flow, flags: preconditions, index, isOnboarding: name === initiateFlow };
}

/** The step after the posted one. A post that belongs to no step continues from the stored progress. */
export function forward({ flow, flags, index }: Wizard, posted: string) {
  const at = flow.steps.findIndex(({ id }) => id === posted);
  return at < 0 ? index : stepAfter(flow, at, flags);
}

/** The step before the posted one; at the start it stays there. */
export function back({ flow, flags }: Wizard, posted: string) {
  const at = flow.steps.findIndex(({ id }) => id === posted);
  return stepBefore(flow, at, flags) ?? stepFrom(flow, 0, flags);
}

/** The position in the flow: past steps always count, later ones only when they apply. */
export const positionIn = ({ flow, flags }: Wizard, index: number) => ({
  number: index + 1,
  count: index + flow.steps.slice(index).filter((step) => appliesTo(step, flags)).length,
});

/** The outcome of a requested mail, according to the page's address. */
export const mailOutcomes = ["sent", "failed", "tooMany"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];
