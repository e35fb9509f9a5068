import { useRouterState } from "../router-state.ts";
import type { FormResult } from "./form-state.ts";

/** The answer of this page's action to a post that was not accepted. */
export function useFormResult(formId?: string): FormResult | undefined {
  const answers = useRouterState().answers as ({ form?: FormResult } | null)[];
  return answers.map((answer) => answer?.form).find((form) => form && (!formId || form.formId === formId));
}

/** The answer to a button that adds a row has no errors. */
export const useHasFormErrors = () => useFormResult()?.result.status === "error";
