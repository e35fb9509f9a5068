import type { Stage } from "#contract/enumerations/people.ts";

/** Once a contract is under way its partner is fixed; changes go through the advisor. */
export const mayChangePartner = (stage: Stage | undefined) => stage !== "Contract Proposal" && stage !== "Won";
