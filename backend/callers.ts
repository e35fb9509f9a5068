import type { Role } from "#contract/endpoint.ts";
import type { Permission } from "#contract/enumerations.ts";
import type { account } from "./db/schema/account.ts";
import type { companyUser } from "./db/schema/companies.ts";
import type { advisor, unit } from "./db/schema/unit.ts";

export interface ApplicantCaller {
  role: "applicant";
  id: string;
  account: typeof account.$inferSelect;
  units: (typeof unit.$inferSelect)[];
}
export interface AdvisorCaller {
  role: "study_advisor";
  id: string;
  advisor: typeof advisor.$inferSelect;
}
/** Somebody of one company; an owner has every permission (spec §6). */
export interface CompanyCaller {
  role: "company";
  id: string;
  user: typeof companyUser.$inferSelect;
  companyId: string;
  isOwner: boolean;
  permissions: Permission[];
}
export interface PublicCaller {
  role: "public";
  id: undefined;
}
export type Caller = ApplicantCaller | AdvisorCaller | CompanyCaller | PublicCaller;
export type CallerOf<R extends Role> = Extract<Caller, { role: R }>;
