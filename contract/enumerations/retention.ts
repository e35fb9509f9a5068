import { deskLimits } from "../desk-limits.ts";
import { limits } from "../limits.ts";

/**
 * How long each kind of thing is kept, in days: as it begins, and within what the office may choose (ADR 0086).
 *
 * - `lostApplicants`: since their application ended. Complaints of discrimination may come for two months (AGG §15),
 *   and a lawsuit for three more; longer than a year needs a reason that we do not have.
 * - `drafts`: since the post that could not be carried out; files chosen for a question as long.
 * - `unconfirmed`: since the registration that nobody has signed in with.
 * - `mails`, `audit`: since the line was written. Who looked at whom must stay provable for a while.
 */
export const retention = {
  lostApplicants: { default: 183, min: 153, max: 365 },
  drafts: { default: 7, min: 2, max: 30 },
  unconfirmed: { default: 7, min: 2, max: 30 },
  mails: { default: 90, min: 14, max: 365 },
  audit: { default: 365, min: 90, max: 1095 },
} as const;
export type RetentionKind = keyof typeof retention;
export const retentionKinds = Object.keys(retention) as RetentionKind[];

/**
 * What is removed after hours that are not the office's to choose, because somebody was told them or nobody needs it
 * longer.
 *
 * - `deletion`, `companies`: from the request, and from the end of the application, as the page of each says.
 * - `invitations`: to a company, since they expired without an answer. Those who never signed in go with them.
 * - `partnerRequests`: since they were decided. The company that came of one has data of its own.
 * - `curriculaVitae`: without an account, since the last change. `imports`: previews of tables.
 * - `attempts`, `calls`: what refuses too many attempts, and what makes a form sent twice count once.
 * - `tokens`: since the sign-in has expired. `files`: uploads without their row.
 */
export const fixedRetention = {
  deletion: limits.deletionDays * 24,
  companies: limits.endedApplicationDays * 24,
  invitations: 90 * 24,
  partnerRequests: 183 * 24,
  curriculaVitae: limits.curriculumVitaeHours,
  imports: deskLimits.importHours,
  attempts: 24,
  calls: limits.idempotencyHours,
  tokens: 7 * 24,
  files: 1,
} as const;
export const fixedRetentionKinds = Object.keys(fixedRetention) as (keyof typeof fixedRetention)[];
