import type { Permission } from "./enumerations/companies.ts";

/** No company: everybody signed in at the companies' side may, and may belong to none yet. */
export const signedIn = "signedIn";
/** No permission: everybody of the company may. */
export const colleague = "colleague";
/** No permission, either: only an owner of the company may, and nobody can be given it. */
export const owner = "owner";

/** A study advisor of the programme's office: courses, companies and people (ADR 0074). */
export const office = "office";
/** A study advisor who looks after all applicants, not only their own. */
export const leadAdvisor = "leadAdvisor";
/** What a call of the advisors' side asks of its caller; most ask nothing, since every advisor may. */
export type AdvisorNeeds = typeof office | typeof leadAdvisor;

/** What a call of the companies' side asks of its caller (ADR 0051). Each line says it, so that somebody decided it. */
export type Needs = Permission | AnyOf | typeof colleague | typeof owner | typeof signedIn;
/** Of several permissions, one is enough. */
type AnyOf = readonly [Permission, Permission, ...Permission[]];
