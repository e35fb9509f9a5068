import { createHash } from "node:crypto";
import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import { type OnboardingVariant, onboardingVariants } from "#contract/enumerations/people.ts";

/** The variation for half of those who consented to A/B testing, always the same ones; else the original (ADR 0047). */
export function variantFor(context: PortalContext, { uuid }: Pick<Account, "uuid">): OnboardingVariant {
  const campaignId = experimentOf(context);
  if (!campaignId) return "Original";
  const [first = 0] = createHash("sha256").update(`${campaignId}:${uuid}`).digest();
  return onboardingVariants[first % onboardingVariants.length]!;
}

/** Reports who is in the experiment; a failure is only logged, by the client (spec §7). */
export async function tellVariant(context: PortalContext, account: Pick<Account, "uuid">) {
  const campaignId = experimentOf(context);
  if (!campaignId) return;
  const variationId = variantFor(context, account);
  context.tracking.tell({ name: "onboarding_variant_shown", properties: { variant: variationId } });
  await context
    .api(applicant.assignExperiments, { body: [{ campaignId, variationId, visitorId: account.uuid }] })
    .catch(() => undefined);
}

const experimentOf = ({ tracking, settings }: PortalContext) =>
  tracking.consent.accepted.includes("abTesting") ? settings.onboardingExperimentId : undefined;
