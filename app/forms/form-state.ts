import type { SubmissionResult } from "@conform-to/dom";

/** The version at which each thing that a form edits was read: `{ account: 7 }`. */
export type Versions = Record<string, number>;

/** The hidden fields that carry them: `version.account`. */
export const versionPrefix = "version.";

/** The versions that a post was made at. */
export function versionsIn(fields: Iterable<[string, string]>): Versions {
  const found = Array.from(fields).filter(([name]) => name.startsWith(versionPrefix));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(versionPrefix.length), Number(value)]));
}

/** A field of a draft whose post brought files, which were not kept. */
export const lostFiles = "formFiles";

/** What a loader gives a form: the stored values and everything that makes a post safe to repeat. */
export interface FormState<Values = unknown> {
  /** Carries only the type of the form's values; never set. */
  of?: Values;
  id: string;
  values: Record<string, unknown>;
  /** The values and versions of a post that could not be carried out; shown instead of `values`. */
  draft: { values: Record<string, unknown>; versions: Versions; hasLostFiles?: boolean } | null;
  constraint: Record<string, object>;
  /** Where files are chosen, which no schema has: last among the fields, or between two of them. */
  filePlace: number;
  /** Whether any field must be filled in. */
  hasRequired: boolean;
  /** One-time key: the same post twice makes one change. A draft keeps its post's key, as the post may have arrived. */
  key: string;
  versions: Versions;
  /** Names the person the form was made for: nobody else sees what they typed. */
  owner: string;
}

/** What an action answers to a post that was not accepted: nothing that was typed is lost. */
export interface FormResult {
  formId: string;
  result: SubmissionResult<string[]>;
  /** The versions to post next; null after a collision: the loader's apply, so that the user decides knowingly. */
  versions: Versions | null;
  /** The key to post next, so that the post is carried out once, whatever became of earlier tries. */
  key: string;
  /** By script: the post changed nothing here, and the page stands as it was sent, with its files chosen. */
  isUnsent?: true;
}
