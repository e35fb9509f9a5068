import type { Endpoint } from "#contract/endpoint.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import type { signedIn } from "#contract/needs.ts";
import type { Applicant } from "./db/accounts.ts";
import type { companyUser } from "./db/schema/companies.ts";
import type { advisor, unit } from "./db/schema/unit.ts";

/** A caller of any side by their id there, which is all that most operations need. */
export interface Actor {
  id: string;
}
/** A caller as a person, for what is theirs on every side. */
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
/** An advisor by what decides whom they look after. */
export interface Advising {
  id: string;
  advisor: Pick<AdvisorCaller["advisor"], "isLead" | "isOffice">;
}
/** What a person may do in one of their companies; an owner has every permission (spec §6). */
export interface Membership {
  companyId: string;
  isOwner: boolean;
  permissions: Permission[];
}
/** A company user with their companies, default one first; none before an invitation is accepted. */
export interface CompanyCaller extends Someone {
  role: "company";
  id: string;
  user: typeof companyUser.$inferSelect;
  memberships: (Membership & { isLocked: boolean })[];
}
/** A company user in the company that the call is for (ADR 0051). */
export interface Colleague extends CompanyCaller, Membership {}
/** A caller who has not signed in; only their origin is known. */
export interface PublicCaller {
  role: "public";
  /** On the side they enter, once the operation that lets them in has found out; the audit log names them by it. */
  id: string | undefined;
  /** Of the person on the network, as a portal that is trusted passes it on; over IPv6 that of their network. */
  address: string;
  /** Of their browser. */
  cookie: string;
}
export type Caller = ApplicantCaller | AdvisorCaller | CompanyCaller | PublicCaller;
/** The caller that the handler of a line gets. */
export type CallerOf<E extends Pick<Endpoint, "role" | "needs">> = E["role"] extends "company"
  ? E["needs"] extends typeof signedIn
    ? CompanyCaller
    : Colleague
  : Extract<Caller, { role: E["role"] }>;
