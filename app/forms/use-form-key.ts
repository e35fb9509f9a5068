import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useFormResult } from "./form-errors.ts";
import type { FormState } from "./form-state.ts";

/**
 * Gives a form a new name once its own post was carried out, so that it starts afresh, as `Form` does on another page.
 * Other posts of the page bring new data, too, and leave what was typed here alone. A refused post keeps the name: with
 * script the refusal is read before the page's data are there again, and what is typed meanwhile must not go with an
 * old form.
 */
export function useFormKey({ id, key }: Pick<FormState, "id" | "key">): string {
  const refused = useFormResult(id);
  const isUnderWay = useNavigation().formData?.get("formId") === id;
  const kept = useRef({ key, isSent: false });
  if (isUnderWay) kept.current.isSent = true;
  else if (refused) kept.current.isSent = false;
  if (kept.current.isSent && !refused && kept.current.key !== key) kept.current = { key, isSent: false };
  return kept.current.key;
}
