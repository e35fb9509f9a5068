import type { FormState } from "#app/forms/form-state.ts";
import type { OnboardingVariant } from "#contract/enumerations/people.ts";
import type { Hzb } from "./hzb-select.form.server.ts";

/** Props that the page gives each screen. */
export interface ScreenProps {
  /** Set for the one screen that has questions. */
  form: FormState<Partial<Hzb>>;
  email: string;
  isEmailVerified: boolean;
  variant: OnboardingVariant;
  position?: { number: number };
}
