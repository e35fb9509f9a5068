import { applicant } from "#contract/calls/applicant.ts";
import type { Consent, ConsentChoice } from "#contract/entities/consent.ts";
import type { PortalContext } from "../context.ts";
import type { TrackingService } from "./services.ts";

/** Spec §3: the kinds of opt-in that an applicant's account keeps, and the service that each stands for. */
const optIns = { amplitude: "analytics", user_research: "sessionRecording" } as const;

/** Stores an applicant's choice in their account. It holds in this browser even if the backend is unavailable. */
export async function keepOptIns({ api, session, settings }: PortalContext, accepted: readonly TrackingService[]) {
  if ((await session.read())?.side !== "applicant") return;
  const body = optInsOf(settings, accepted);
  if (body.length > 0) await api(applicant.replaceConsents, { body }).catch(() => undefined);
}

/**
 * Reconciles browser and account when an applicant signs in: the browser's answers fill the account's gaps, and the
 * account's refusals end services here, too. A failure does not stop the sign-in.
 */
export async function takeOverOptIns({ api, tracking, settings }: PortalContext) {
  const { consent } = tracking;
  const choices = consent.isAnswered ? optInsOf(settings, consent.accepted) : [];
  if (choices.length === 0) return;
  try {
    const { consents } = await api(applicant.fetchAccount);
    const known = consents.filter(({ status }) => status !== "not_answered").map(({ type }) => type);
    const body = choices.filter(({ type }) => !known.includes(type));
    if (body.length > 0) await api(applicant.replaceConsents, { body });
    const refused = refusedIn(consents);
    tracking.choose(consent.accepted.filter((service) => !refused.includes(service)));
  } catch {
    // The answer holds in this browser, and the account gets it at the next sign-in.
  }
}

const optInsOf = ({ trackers }: PortalContext["settings"], accepted: readonly TrackingService[]) =>
  Object.entries(optIns)
    .filter(([, service]) => trackers.some((tracker) => tracker.service === service))
    .map(([type, service]) => ({ type, hasOptedIn: accepted.includes(service) }));

/** The services that an account refuses. */
export const refusedIn = (consents: Consent[]) =>
  refusedBy(consents.map(({ type, status }) => ({ type, hasOptedIn: status !== "opt_out" })));

/** The services behind the opt-ins that these choices refuse. */
export const refusedBy = (choices: ConsentChoice[]): TrackingService[] =>
  Object.entries(optIns)
    .filter(([kind]) => choices.some(({ type, hasOptedIn }) => type === kind && !hasOptedIn))
    .map(([, service]) => service);
