import { applicant } from "#contract/applicant.ts";
import type { ConsentChoice } from "#contract/entities/consent.ts";
import type { PortalContext } from "../context.ts";
import type { TrackingService } from "./services.ts";

/** Spec §3: the kinds of opt-in that an applicant's account keeps, and the service that each stands for. */
const optIns = { amplitude: "analytics", user_research: "sessionRecording" } as const;

/** Keeps an applicant's choice in their account. It holds in this browser even when the backend cannot be told. */
export async function keepOptIns({ api, session, settings }: PortalContext, accepted: readonly TrackingService[]) {
  if ((await session())?.side !== "applicant") return;
  const body = Object.entries(optIns)
    .filter(([, service]) => settings.trackers.some((tracker) => tracker.service === service))
    .map(([type, service]) => ({ type, hasOptedIn: accepted.includes(service) }));
  if (body.length > 0) await api(applicant.replaceConsents, { body }).catch(() => undefined);
}

/** The services that stand for the opt-ins which these choices refuse. */
export const refusedBy = (choices: ConsentChoice[]): TrackingService[] =>
  Object.entries(optIns)
    .filter(([kind]) => choices.some(({ type, hasOptedIn }) => type === kind && !hasOptedIn))
    .map(([, service]) => service);
