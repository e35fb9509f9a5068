import { ticketStatuses } from "./tickets.ts";

/** Which tickets an advisor looks for: by status, whose question, and who is responsible. */
export const ticketStates = ["all", ...ticketStatuses] as const;
export const ticketSides = ["applicant", "company"] as const;
export const ticketOwners = ["mine", "nobody"] as const;
/** How far a mail got. */
export const mailStates = ["waiting", "sent", "failed"] as const;

/** What the office does for a company, which its owners are told (ADR 0091). */
export const officeActs = [
  "invited",
  "invitedAgain",
  "rightsChanged",
  "removed",
  "handedOver",
  "locked",
  "unlocked",
] as const;
export type OfficeAct = (typeof officeActs)[number];

/** What is counted of somebody who signs in: wrong passwords, codes and links to a new password. */
export const signInCounts = ["signInFailure", "codeMail", "passwordReset"] as const;
export type SignInCount = (typeof signInCounts)[number];
