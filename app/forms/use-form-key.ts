import { useRef } from "react";
import { useFormResult } from "./form-errors.ts";
import type { FormState } from "./form-state.ts";

/**
 * Gives a form a new name once its post was carried out, so that it starts afresh. A refused one keeps it: with script
 * the refusal is read before the page's data are there again, and what is typed meanwhile must not go with an old form.
 */
export function useFormKey({ id, key }: Pick<FormState, "id" | "key">): string {
  const refused = useFormResult(id);
  const kept = useRef(key);
  if (!refused) kept.current = key;
  return kept.current;
}
