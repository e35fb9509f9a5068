import type { SerializeFrom } from "@remix-run/node";
import type { FormState } from "#app/forms/form-state.ts";
import type { OnboardingVariant } from "#contract/enumerations.ts";

/** What the page gives each of its screens. */
export interface ScreenProps {
  form: SerializeFrom<FormState>;
  email: string;
  isEmailVerified: boolean;
  variant: OnboardingVariant;
  position?: { number: number };
}
