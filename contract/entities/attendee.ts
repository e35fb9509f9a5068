import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { attendeeStates } from "../enumerations/attendees.ts";
import { limits } from "../limits.ts";

/** Addresses of an attendance list, as often as they stand there. */
export const attendeeList = z.object({
  emails: z.array(z.string().max(limits.lineCharacters).trim().toLowerCase()).max(deskLimits.attendeeAddresses),
});

export const attendee = z.object({
  email: z.string(),
  /** How often it stands in the list. */
  times: z.number().int(),
  state: z.enum(attendeeStates),
  /** Null unless it is one applicant whom the reader looks after. */
  person: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
});
export type Attendee = z.infer<typeof attendee>;

export const foundAttendees = z.object({
  /** In the order of their states, then as in the list. */
  attendees: z.array(attendee),
  /** Of all that was found: to be sent along, so that nobody else is confirmed. */
  digest: z.string(),
});
export type FoundAttendees = z.infer<typeof foundAttendees>;
