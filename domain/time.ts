/** Milliseconds. */
export const hour = 60 * 60_000;
export const day = 24 * hour;
