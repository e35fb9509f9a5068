import { createContext, type ReactNode, useContext } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import type { Values } from "#app/i18n/translate.ts";
import type { Revealed } from "#app/ui/field/Reveal.tsx";
import type { Language } from "#contract/languages.ts";
import { errorText, keyOf, labelOf } from "../error-text.ts";
import { useStoredValue } from "../stored-values.ts";

/** The part of conform's field that a control needs. */
export interface Field {
  id: string;
  name: string;
  required?: boolean;
  errors?: string[];
  initialValue?: unknown;
  key?: string;
  emptiedKey?: string;
}

interface Own {
  /** For a question that only some people are asked, which the schema cannot know. */
  required?: boolean;
  /** What the words about the field are filled with. */
  values?: Values;
  /** The stored value in words. */
  inWords?: (stored: unknown) => string | undefined;
}

/** Around fields of which nearly all are optional: the page says so once, instead of each field. */
export const OptionalSaidOnce = createContext(false);

/** Label, hint and error of a field in words, and the attributes that tie its control to them. */
export function useFieldParts(field: Field, { required = field.required, values, inWords = textOf }: Own = {}) {
  const t = useT();
  const isSaidOnce = useContext(OptionalSaidOnce);
  const stored = useStoredValue(field.name);
  const hintKey = keyOf(t, field.name, "hint");
  const hint = t.has(hintKey) ? t(hintKey, values) : undefined;
  const first = field.errors?.[0];
  const words = first && errorText(t, field.name, first);
  const error =
    first === "stale" ? `${words} ${t("errors:staleStored", { stored: inWords(stored) || t("forms:empty") })}` : words;
  const describedBy = [error && `${field.id}-error`, hint && `${field.id}-hint`].filter(Boolean).join(" ");
  return {
    frame: {
      id: field.id,
      label: labelOf(t, field.name),
      required,
      optionalLabel: required || isSaidOnce ? undefined : t("forms:optional"),
      hint,
      error,
    },
    control: {
      id: field.id,
      name: field.name,
      required,
      // Said also where nothing is wrong: browsers announce an empty required field as invalid.
      "aria-invalid": Boolean(error),
      "aria-describedby": describedBy || undefined,
    },
  };
}

export const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export interface Option {
  value: string | number;
  label: string;
  hint?: string;
  /** The language of the label, where it is another than the page's. */
  lang?: Language;
  /** A small drawing of what the answer means. */
  picture?: ReactNode;
  /** The question that follows from this answer. */
  reveals?: Revealed;
}

export const labelOfOption = (options: Option[]) => (value: unknown) =>
  options.find((option) => String(option.value) === String(value))?.label;
