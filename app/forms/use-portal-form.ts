import type { SerializeFrom } from "@remix-run/node";
import { useRef } from "react";
import { useFormResult } from "./form-errors.ts";
import { type FieldsOf, type FormField, fieldAt, fieldsBelow, type KnownFields } from "./form-fields.ts";
import type { FormResult, FormState, Versions } from "./form-state.ts";
import { useUnsent } from "./unsent.ts";

/** What the form's frame needs, whatever the fields. */
export interface FormFrame {
  form: {
    id: string;
    status: "success" | "error" | undefined;
    /** Errors of the form as a whole. */
    errors: string[];
    allErrors: Record<string, string[] | null>;
  };
  state: SerializeFrom<FormState>;
  /** Something stands in it that was typed and is not stored: whatever else the page hides, it shows the form. */
  holdsText: boolean;
  /** Posted next. */
  versions: Versions;
}

/** A form as a page shows it: its fields, filled with the values of the last refused post. */
export interface PortalForm<Values> extends FormFrame {
  fields: FieldsOf<Values>;
  /** The field in which files are chosen: no schema has it. */
  fileField: (name: string) => FormField;
}

const noErrors: Record<string, string[] | null> = {};

/** @param answer to a post that leaves the page as it is (`post-beside.ts`) */
export function usePortalForm<State extends SerializeFrom<FormState>>(
  state: State,
  answer?: FormResult,
): PortalForm<NonNullable<State["of"]>> {
  const ofPage = useFormResult(state.id);
  const refused = answer ?? ofPage;
  const shown = useShown(state, refused);
  const kept = useUnsent(shown.state);
  const page = kept ?? shown.state;
  const result = refused?.result;
  // Adding a row does not report missing answers.
  const allErrors = (result?.status === "error" && result.error) || noErrors;
  const known: KnownFields = {
    formId: state.id,
    values: shown.refused?.result.initialValue ?? page.draft?.values ?? page.values,
    errors: allErrors,
    constraint: page.constraint,
    round: kept && !shown.refused ? -1 : shown.round,
    answers: shown.answers,
  };
  const fields = fieldsBelow<NonNullable<State["of"]>>(known, "");
  const fileField = (name: string) => fieldAt(known, name);
  const form = { id: state.id, status: result?.status, errors: allErrors[""] ?? [], allErrors };
  const versions = { ...page.versions, ...(refused ? refused.versions : page.draft?.versions) };
  const holdsText = form.status === "error" || page.draft !== null;
  return { form, fields, fileField, state: { ...page, key: refused?.key || page.key }, holdsText, versions };
}

/**
 * What the fields show, and how many answers to posts of this form came before; the first page, made by the server, is
 * round 0 on both sides. What never arrived still stands in its fields, its files too. What was refused stands there as
 * well, and whatever was typed since: only an answer that moved rows, or accepted all of it, fills the fields again.
 */
function useShown(state: FormState, refused: FormResult | undefined) {
  const shown = useRef({ state, refused, round: 0, answers: 0 });
  const { refused: before, round, answers } = shown.current;
  if (!refused?.isUnsent) {
    const isNew = refused !== before;
    const stands = !isNew || refused?.result.status === "error";
    shown.current = { state, refused, round: stands ? round : round + 1, answers: isNew ? answers + 1 : answers };
  }
  return shown.current;
}
