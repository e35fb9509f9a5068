/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** When the day of a moment began, in UTC. */
export const beginningOfDay = (moment: Date) => new Date(moment.toISOString().slice(0, 10));
