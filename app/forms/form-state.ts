import type { SubmissionResult } from "@conform-to/react";

/** What a loader gives a form: the stored values and everything that makes a post safe to repeat. */
export interface FormState {
  id: string;
  values: Record<string, unknown>;
  constraint: Record<string, object>;
  /** One-time key: the same post twice makes one change. */
  key: string;
  /** The version that the values were read at. */
  version: number | null;
  /** The values come from a post that could not be carried out. */
  isRestored: boolean;
}

/** What an action answers to a post that was not accepted: nothing that was typed is lost. */
export interface FormResult {
  formId: string;
  result: SubmissionResult<string[]>;
  /** The version to post next; a collision is decided knowingly, so it comes from the loader then. */
  version: number | null;
}
