import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useFormResult } from "./form-errors.ts";
import type { FormState } from "./form-state.ts";
import { differIn } from "./unsent.ts";

/**
 * Gives a form a new name once its own post was carried out, so that it starts afresh, as `Form` does on another page.
 * Other posts of the page bring new data, too, and leave what was typed here alone. A refused post keeps the name: with
 * script the refusal is read before the page's data are there again, and what is typed meanwhile must not go with an
 * old form. So does one in which somebody went on typing.
 */
export function useFormKey({ id, key }: Pick<FormState, "id" | "key">): string {
  const refused = useFormResult(id);
  const { formData } = useNavigation();
  const kept = useRef<{ name: string; sent?: FormData }>({ name: key }).current;
  if (formData?.get("formId") === id) kept.sent = formData;
  else if (kept.sent && (refused || kept.sent.get("formKey") !== key)) {
    const now = new FormData((document.getElementById(id) as HTMLFormElement | null) ?? undefined);
    if (!refused && ![...now.keys()].some(differIn(now, kept.sent))) kept.name = key;
    kept.sent = undefined;
  }
  return kept.name;
}
