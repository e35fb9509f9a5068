import { type DefaultValue, type FieldMetadata, type FormMetadata, useForm } from "@conform-to/react";
import type { SerializeFrom } from "@remix-run/node";
import type { FormEvent } from "react";
import { useFormResult } from "./form-errors.ts";
import type { FormState, Versions } from "./form-state.ts";

/** What the form's frame needs of it, whatever its fields are. */
export interface FormFrame {
  form: {
    id: string;
    status?: "success" | "error";
    errors: string[] | undefined;
    allErrors: Record<string, string[]>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  state: SerializeFrom<FormState>;
  /** Posted next. */
  versions: Versions;
}

/** A form as a page shows it: conform's fields, with what was refused last filled in again. */
export interface PortalForm<Values extends Record<string, unknown>> extends FormFrame {
  form: FormMetadata<Values, string[]>;
  fields: Required<{ [Name in keyof Values]: FieldMetadata<Values[Name], Values, string[]> }>;
}

/** Clears what was refused before, when a later post is accepted and leads back to the same page. */
const nothingRefused = { initialValue: null };

export function usePortalForm<Values extends Record<string, unknown>>(
  state: SerializeFrom<FormState>,
): PortalForm<Values> {
  const refused = useFormResult(state.id);
  const [form, fields] = useForm<Values, Values, string[]>({
    id: state.id,
    lastResult: (refused?.result ?? nothingRefused) as never,
    defaultValue: (state.draft?.values ?? state.values) as DefaultValue<Values>,
    constraint: state.constraint as never,
  });
  const versions = { ...state.versions, ...(refused ? refused.versions : state.draft?.versions) };
  return { form, fields: fields as never, state, versions };
}
