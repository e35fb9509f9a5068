import type { Match } from "#contract/entities/match.ts";

/**
 * Why an application ended, as its readers are told. `withdrawn`: the desk ended it in the applicant's place, with their
 * search or for a contract with a partner found without us; neither side has declined.
 */
export const endOf = ({ cancelledBy, cancellationReason }: Pick<Match, "cancelledBy" | "cancellationReason">) =>
  cancelledBy === "system" && cancellationReason === "rejected_by_applicant" ? "withdrawn" : cancellationReason;
