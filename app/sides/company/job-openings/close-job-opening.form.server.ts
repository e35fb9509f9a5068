import { company } from "#contract/calls/company.ts";

/** Closing: how many people its reader was told about. */
export const closeForm = company.changeJobOpening.body.pick({ endedApplications: true });
