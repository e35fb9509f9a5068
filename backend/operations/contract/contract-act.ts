import type { ContractEvent } from "#contract/enumerations/matching.ts";
import type { SideRole } from "#contract/sides.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { contract } from "../../db/schema/contract.ts";
import type { unit } from "../../db/schema/unit.ts";

/** An applicant whose contract somebody acts on, locked. */
export interface ContractScene {
  person: Applicant;
  units: (typeof unit.$inferSelect)[];
  /** The unit that the contract is for; the active one while there is no contract. */
  unit: typeof unit.$inferSelect;
  /** undefined while none was requested. */
  contract: typeof contract.$inferSelect | undefined;
}

/** What somebody does about a contract. */
export interface ContractAct {
  event: ContractEvent;
  role: SideRole;
  note?: string;
  /** The contract's version that the act was decided at; absent: whatever is there. */
  version?: number;
  /** The accepted application that a contract is requested for; absent for a partner who was found without us. */
  matchId?: string;
}
