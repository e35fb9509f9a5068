/** What makes a person and an opening fit, what counts most first: the same from either side (ADR 0026). */
export const fitCriteria = ["distance", "skills"] as const;
export type FitCriterion = (typeof fitCriteria)[number];

/** Within so many kilometres nobody is nearer: people state their maximum in these steps (spec §5). */
export const distanceStepKilometres = 5;
