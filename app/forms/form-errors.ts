import { useRouterState } from "../router-state.ts";
import type { FormResult } from "./form-state.ts";

/** The answer of this page's action to a post that was not accepted. */
export function useFormResult(formId?: string): FormResult | undefined {
  const answers = useRouterState().answers as ({ form?: FormResult } | null)[];
  return answers.map((answer) => answer?.form).find((form) => form && (!formId || form.formId === formId));
}

/** What the last post did to the rows of this list: the reader's place is restored there. */
export function useRowChange(list: string): "insert" | "remove" | undefined {
  const { type, payload } = useFormResult()?.result.intent ?? {};
  const isRows = (type === "insert" || type === "remove") && (payload as { name: string }).name === list;
  return isRows ? type : undefined;
}

/** The answer to a button that adds a row has no errors. */
export const useHasFormErrors = () => useFormResult()?.result.status === "error";
