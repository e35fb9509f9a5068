import { useT } from "#app/i18n/I18n.tsx";
import { errorText, labelOf } from "../error-text.ts";

/** As much of conform's field as a control needs. */
export interface Field {
  id: string;
  name: string;
  required?: boolean;
  errors?: string[];
  initialValue?: unknown;
  key?: string;
}

/** Label, hint and error of a field in words, and the attributes that tie its control to them. */
export function useFieldParts(field: Field, stored?: string) {
  const t = useT();
  const hintKey = `fields.${field.name.replace(/\[\d+\]/g, "")}.hint`;
  const hint = t.has(hintKey) ? t(hintKey) : undefined;
  const first = field.errors?.[0];
  const isStale = first === "stale";
  const error = isStale
    ? t("errors:stale", { stored: stored || t("forms:empty") })
    : first && errorText(t, field.name, first);
  const describedBy = [error && `${field.id}-error`, hint && `${field.id}-hint`].filter(Boolean).join(" ");
  return {
    frame: {
      id: field.id,
      label: labelOf(t, field.name),
      required: field.required,
      optionalLabel: field.required ? undefined : t("forms:optional"),
      hint,
      error,
    },
    control: {
      id: field.id,
      name: field.name,
      required: field.required,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": describedBy || undefined,
    },
  };
}

export const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export interface Option {
  value: string | number;
  label: string;
  hint?: string;
}

export const labelOfOption = (options: Option[], value: string | number | null | undefined) =>
  options.find((option) => String(option.value) === String(value))?.label;
