import type { FormState } from "#app/forms/form-state.ts";
import type { OnboardingVariant } from "#contract/enumerations/people.ts";
import type { Hzb } from "./hzb-select.form.server.ts";

/** What the page gives each of its screens. */
export interface ScreenProps {
  /** Only one of them asks for anything. */
  form: FormState<Partial<Hzb>>;
  email: string;
  isEmailVerified: boolean;
  variant: OnboardingVariant;
  position?: { number: number };
}
