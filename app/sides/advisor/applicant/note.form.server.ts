import { advisor } from "#contract/calls/advisor.ts";

/** A note about an applicant, new or changed. */
export const noteForm = advisor.addNote.body;
