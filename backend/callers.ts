import type { Endpoint } from "#contract/endpoint.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import type { signedIn } from "#contract/needs.ts";
import type { Applicant } from "./db/accounts.ts";
import type { companyUser } from "./db/schema/companies.ts";
import type { advisor, unit } from "./db/schema/unit.ts";

/** Somebody of any side, by the id there: all that most operations ask of a caller. */
export interface Actor {
  id: string;
}
/** Somebody as a person: what is theirs on whichever side they are. */
export interface Someone {
  personId: string;
}
export interface ApplicantCaller extends Someone {
  role: "applicant";
  id: string;
  account: Applicant;
  units: (typeof unit.$inferSelect)[];
}
export interface AdvisorCaller extends Someone {
  role: "study_advisor";
  id: string;
  advisor: typeof advisor.$inferSelect;
}
/** What somebody may do in one of their companies; an owner has every permission (spec §6). */
export interface Membership {
  companyId: string;
  isOwner: boolean;
  permissions: Permission[];
}
/** Somebody of the companies' side, the default company first; of none before an invitation is accepted. */
export interface CompanyCaller extends Someone {
  role: "company";
  id: string;
  user: typeof companyUser.$inferSelect;
  memberships: Membership[];
}
/** Somebody of the company that a call is for (ADR 0051). */
export interface Colleague extends CompanyCaller, Membership {}
/** Whoever has not signed in: all that is known of them is where they come from. */
export interface PublicCaller {
  role: "public";
  id: undefined;
  /** Of the person on the network, as a portal that is trusted passes it on. */
  address: string;
  /** Of their browser. */
  cookie: string;
}
export type Caller = ApplicantCaller | AdvisorCaller | CompanyCaller | PublicCaller;
/** Who comes to the handler of a line. */
export type CallerOf<E extends Pick<Endpoint, "role" | "needs">> = E["role"] extends "company"
  ? E["needs"] extends typeof signedIn
    ? CompanyCaller
    : Colleague
  : Extract<Caller, { role: E["role"] }>;
