import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import type { FormResult } from "./form-state.ts";

/** What the action of this page answered to a post that was not accepted. */
export function useFormResult(formId?: string): FormResult | undefined {
  const answers = Object.values(useContext(RouterState)?.actionData ?? {}) as ({ form?: FormResult } | null)[];
  return answers.map((answer) => answer?.form).find((form) => form && (!formId || form.formId === formId));
}

/** A button that adds a row comes back without errors. */
export const useHasFormErrors = () => useFormResult()?.result.status === "error";
