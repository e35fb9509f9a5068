import type { WizardFlow, WizardFlows } from "#contract/entities/wizard-flow.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { unit } from "../../db/schema/unit.ts";

const flows: WizardFlow[] = [
  {
    name: "OnboardingFlow",
    steps: [
      { id: "welcome" },
      { id: "hzb_select", if: ["needsOnboardingAnswers"] },
      { id: "email_verification", if: ["needsEmailVerification"] },
    ],
  },
  { name: "EmailVerificationFlow", steps: [{ id: "email_verification" }] },
];

/**
 * The wizard flows and what an applicant already brings along (spec §7). The flags that
 * begin with `needs` are ours: a step asks for what is not there yet, and `unless` cannot say so (ADR 0016).
 */
export function fetchWizardFlows(row: Applicant, units: (typeof unit.$inferSelect)[]): WizardFlows {
  const hasLanguageSkills = (row.languageSkills ?? []).length > 0;
  const hasUniversityEntranceQualification = row.universityEntranceQualification !== null;
  return {
    initiateFlow: isOnboardingDone({ metadata: row.metadata, units }) ? null : "OnboardingFlow",
    preconditions: {
      hasLanguageSkills,
      hasUniversityEntranceQualification,
      needsOnboardingAnswers: !hasLanguageSkills || !hasUniversityEntranceQualification,
      needsEmailVerification: !row.emailVerified,
    },
    flows,
  };
}
