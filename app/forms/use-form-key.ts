import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useFormResult } from "./form-errors.ts";
import type { FormState } from "./form-state.ts";

/**
 * Gives a form a new name once its own post was carried out, so that it starts afresh, as `Form` does on another page.
 * Other posts of the page bring new data, too, and leave what was typed here alone. A refused post keeps the name: with
 * script the refusal is read before the page's data are there again, and what is typed meanwhile must not go with an
 * old form. So does one in which somebody went on typing.
 */
export function useFormKey({ id, key }: Pick<FormState, "id" | "key">): string {
  const refused = useFormResult(id);
  const { formData } = useNavigation();
  const kept = useRef<{ name: string; key: string; sent?: FormData }>({ name: key, key });
  const { name, key: sentWith, sent } = kept.current;
  if (formData?.get("formId") === id) kept.current = { name, key, sent: formData };
  else if (refused) kept.current = { name, key };
  else if (sent && sentWith !== key) kept.current = { name: holdsMore(id, sent) ? name : key, key };
  return kept.current.name;
}

/** Whether a form as it stands has a text that was not sent. */
function holdsMore(id: string, sent: FormData): boolean {
  const form = document.getElementById(id);
  const texts = form instanceof HTMLFormElement ? Array.from(new FormData(form)) : [];
  return texts.some(([name, value]) => typeof value === "string" && !sent.getAll(name).includes(value));
}
