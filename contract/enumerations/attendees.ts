/** How an address of an attendance list stands with the one who reads it: what can be confirmed first. */
export const attendeeStates = ["waiting", "notStated", "ambiguous", "unknown", "foreign", "confirmed"] as const;
export type AttendeeState = (typeof attendeeStates)[number];
