import { z } from "zod";

const wizardStep = z.object({
  id: z.string(),
  if: z.array(z.string()).optional(),
  unless: z.array(z.string()).optional(),
});
const wizardFlow = z.object({ name: z.string(), steps: z.array(wizardStep) });
export const wizardFlows = z.object({
  initiateFlow: z.string().nullable(),
  preconditions: z.record(z.string(), z.boolean()),
  flows: z.array(wizardFlow),
});
export type WizardStep = z.infer<typeof wizardStep>;
export type WizardFlow = z.infer<typeof wizardFlow>;
export type WizardFlows = z.infer<typeof wizardFlows>;
