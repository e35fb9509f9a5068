import type { Stage } from "#contract/enumerations/people.ts";

/** Once a contract is under way its partner stands; what changes then is settled with the advisor. */
export const mayChangePartner = (stage: Stage | undefined) => stage !== "Contract Proposal" && stage !== "Won";
