/** What becomes of a row of a table. */
export const rowStates = ["error", "new", "changed", "same"] as const;
export type RowState = (typeof rowStates)[number];
