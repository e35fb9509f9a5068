import type { WizardFlow, WizardFlows } from "#contract/entities/wizard-flow.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import type { account, unit } from "../db/schema.ts";

const flows: WizardFlow[] = [
  {
    name: "OnboardingFlow",
    steps: [
      { id: "welcome" },
      { id: "hzb_select", unless: ["hasOnboardingAnswers"] },
      { id: "email_verification", unless: ["emailVerified"] },
    ],
  },
  { name: "EmailVerificationFlow", steps: [{ id: "email_verification" }] },
];

/**
 * The wizard flows and what an applicant already brings along (spec §7). `hasOnboardingAnswers` is ours: a step's
 * `unless` holds with any of its flags, and the question is settled only when both answers are there.
 */
export function fetchWizardFlows(row: typeof account.$inferSelect, units: (typeof unit.$inferSelect)[]): WizardFlows {
  const hasLanguageSkills = (row.languageSkills ?? []).length > 0;
  const hasUniversityEntranceQualification = row.universityEntranceQualification !== null;
  return {
    initiateFlow: isOnboardingDone({ metadata: row.metadata, units }) ? null : "OnboardingFlow",
    preconditions: {
      hasLanguageSkills,
      hasUniversityEntranceQualification,
      hasOnboardingAnswers: hasLanguageSkills && hasUniversityEntranceQualification,
      emailVerified: row.emailVerified,
    },
    flows,
  };
}
