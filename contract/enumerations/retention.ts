/**
 * How long each kind of thing is kept, in days: as it begins, and within what the office may choose (ADR 0086).
 *
 * - `lostApplicants`: since their application ended. Complaints of discrimination may come for two months (AGG §15), and a
 *   lawsuit for three more; longer than a year needs a reason that we do not have.
 * - `mails`, `audit`: since the line was written. Who looked at whom must stay provable for a while.
 */
export const retention = {
  lostApplicants: { default: 183, min: 153, max: 365 },
  mails: { default: 90, min: 14, max: 365 },
  audit: { default: 365, min: 90, max: 1095 },
} as const;
export type RetentionKind = keyof typeof retention;
export const retentionKinds = Object.keys(retention) as RetentionKind[];
