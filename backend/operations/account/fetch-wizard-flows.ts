import type { WizardFlow, WizardFlows } from "#contract/entities/wizard-flow.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import type { ApplicantCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";

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
export async function fetchWizardFlows(
  _work: Work,
  { account: row, units }: Pick<ApplicantCaller, "account" | "units">,
): Promise<WizardFlows> {
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
