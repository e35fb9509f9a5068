import type { Account } from "#contract/entities/account.ts";

/** §4: done if the metadata flag is set or a unit has `participateAdvisorInterviewOn`. */
export function isOnboardingDone({ metadata, units }: Pick<Account, "metadata" | "units">): boolean {
  return metadata.onboardingDone === true || units.some((unit) => unit.participateAdvisorInterviewOn !== null);
}
