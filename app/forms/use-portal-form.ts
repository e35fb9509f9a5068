import { type DefaultValue, type FieldMetadata, type FormMetadata, useForm } from "@conform-to/react";
import { useFormResult } from "./form-errors.ts";
import type { FormState } from "./form-state.ts";

export type AnyField = FieldMetadata<unknown, Record<string, unknown>, string[]>;

/** A form as a page shows it: conform's fields, with what was refused last filled in again. */
export interface PortalForm<Values extends Record<string, unknown>> {
  form: FormMetadata<Values, string[]>;
  fields: Required<{ [Name in keyof Values]: FieldMetadata<Values[Name], Values, string[]> }>;
  state: FormState;
  /** Posted next; null when nothing is versioned. */
  version: number | null;
}

export function usePortalForm<Values extends Record<string, unknown>>(state: FormState): PortalForm<Values> {
  const refused = useFormResult(state.id);
  const [form, fields] = useForm<Values, Values, string[]>({
    id: state.id,
    lastResult: refused?.result as never,
    defaultValue: state.values as DefaultValue<Values>,
    constraint: state.constraint as never,
  });
  return { form, fields: fields as never, state, version: refused?.version ?? state.version };
}
