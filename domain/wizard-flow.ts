import type { WizardFlow, WizardStep } from "#contract/entities/wizard-flow.ts";
import { type WizardStepId, wizardStepIds } from "#contract/enumerations/people.ts";

export type Flags = Readonly<Record<string, boolean>>;

/** §4, to the letter: if — all listed flags true; unless — skipped when any listed flag is false (ADR 0016). */
export function appliesTo(step: WizardStep, flags: Flags): boolean {
  return (step.if ?? []).every((flag) => flags[flag]) && !(step.unless ?? []).some((flag) => !flags[flag]);
}

/** The first step at or after `index` that applies; undefined when the flow is complete (spec §4). */
export function stepFrom(flow: WizardFlow, index: number, flags: Flags): number | undefined {
  const found = flow.steps.findIndex((step, position) => position >= index && appliesTo(step, flags));
  return found < 0 ? undefined : found;
}

/** The step that follows `index`; undefined when no later step applies: the flow is complete. */
export const stepAfter = (flow: WizardFlow, index: number, flags: Flags) => stepFrom(flow, index + 1, flags);

/** The nearest earlier step that applies; undefined at the flow's start. */
export function stepBefore(flow: WizardFlow, index: number, flags: Flags): number | undefined {
  const found = flow.steps.findLastIndex((step, position) => position < index && appliesTo(step, flags));
  return found < 0 ? undefined : found;
}

/** The registered id of a step. Throws for an id that no screen is registered for (spec §4). */
export function registeredId(step: WizardStep): WizardStepId {
  const id = wizardStepIds.find((known) => known === step.id);
  if (!id) throw new Error(`Wizard step "${step.id}" is not registered`);
  return id;
}
