import { type DefaultValue, type FieldMetadata, useForm } from "@conform-to/react";
import type { SerializeFrom } from "@remix-run/node";
import type { FormEvent } from "react";
import { useFormResult } from "./form-errors.ts";
import type { FormState } from "./form-state.ts";

/** What the form's frame needs of it, whatever its fields are. */
export interface FormFrame {
  form: {
    id: string;
    errors: string[] | undefined;
    allErrors: Record<string, string[]>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  state: SerializeFrom<FormState>;
  /** Posted next; null when nothing is versioned. */
  version: number | null;
}

/** A form as a page shows it: conform's fields, with what was refused last filled in again. */
export interface PortalForm<Values extends Record<string, unknown>> extends FormFrame {
  fields: Required<{ [Name in keyof Values]: FieldMetadata<Values[Name], Values, string[]> }>;
}

export function usePortalForm<Values extends Record<string, unknown>>(
  state: SerializeFrom<FormState>,
): PortalForm<Values> {
  const refused = useFormResult(state.id);
  const [form, fields] = useForm<Values, Values, string[]>({
    id: state.id,
    lastResult: refused?.result as never,
    defaultValue: state.values as DefaultValue<Values>,
    constraint: state.constraint as never,
  });
  return { form, fields: fields as never, state, version: refused?.version ?? state.version };
}
