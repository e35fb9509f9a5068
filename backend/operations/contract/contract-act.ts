import type { ContractEvent } from "#contract/enumerations/matching.ts";
import type { SideRole } from "#contract/sides.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { contract } from "../../db/schema/contract.ts";
import type { unit } from "../../db/schema/unit.ts";

/** The applicant whose contract is acted on, locked. */
export interface ContractScene {
  person: Applicant;
  units: (typeof unit.$inferSelect)[];
  /** The unit that the contract is for; before one is requested, the one that companies meet. */
  unit: typeof unit.$inferSelect;
  /** undefined until a contract is requested. */
  contract: typeof contract.$inferSelect | undefined;
}

/** An act on a contract. */
export interface ContractAct {
  event: ContractEvent;
  role: SideRole;
  note?: string;
  /** The contract's version that the actor saw; absent: any version. */
  version?: number;
  /**
   * The accepted application that a contract is requested for; absent when the applicant found the partner on their
   * own.
   */
  matchId?: string;
}
