import type { SerializeFrom } from "@remix-run/node";
import { useRef } from "react";
import { useFormResult } from "./form-errors.ts";
import { type FieldsOf, fieldsBelow } from "./form-fields.ts";
import type { FormResult, FormState, Versions } from "./form-state.ts";

/** What the form's frame needs of it, whatever its fields are. */
export interface FormFrame {
  form: {
    id: string;
    status: "success" | "error" | undefined;
    /** Those of the form as a whole. */
    errors: string[];
    allErrors: Record<string, string[] | null>;
  };
  state: SerializeFrom<FormState>;
  /** Posted next. */
  versions: Versions;
}

/** A form as a page shows it: its fields, with what was refused last filled in again. */
export interface PortalForm<Values> extends FormFrame {
  fields: FieldsOf<Values>;
}

const noErrors: Record<string, string[] | null> = {};

/** @param answer what a fetcher heard, for a form whose post leaves the page as it is */
export function usePortalForm<Values>(state: SerializeFrom<FormState>, answer?: FormResult): PortalForm<Values> {
  const ofPage = useFormResult(state.id);
  const refused = answer ?? ofPage;
  const result = refused?.result;
  // Adding a row is not the time to tell what is missing.
  const allErrors = (result?.status === "error" && result.error) || noErrors;
  const fields = fieldsBelow<Values>(
    {
      formId: state.id,
      values: result?.initialValue ?? state.draft?.values ?? state.values,
      errors: allErrors,
      constraint: state.constraint,
      round: useRound(refused),
    },
    "",
  );
  const form = { id: state.id, status: result?.status, errors: allErrors[""] ?? [], allErrors };
  const versions = { ...state.versions, ...(refused ? refused.versions : state.draft?.versions) };
  return { form, fields, state, versions };
}

/** Counts the answers to posts of this form; the first page, made by the server, is round 0 on both sides. */
function useRound(refused: FormResult | undefined): number {
  const seen = useRef({ refused, round: 0 });
  // What never arrived still stands in its fields, its files too.
  if (seen.current.refused !== refused && !refused?.isUnsent) seen.current = { refused, round: seen.current.round + 1 };
  return seen.current.round;
}
