import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Consent, ConsentChoice } from "#contract/entities/consent.ts";
import { companyConsentTypes } from "#contract/enumerations/help.ts";
import type { Side } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import type { TrackingService } from "./services.ts";

/** Spec §3: the kinds of opt-in that people keep in their accounts, and the service that each stands for. */
const optIns = { amplitude: "analytics", user_research: "sessionRecording" } as const;

/** The calls of the sides whose people are asked. */
const calls = {
  applicant: { fetch: applicant.fetchAccount, replace: applicant.replaceConsents },
  company: { fetch: company.fetchCompanyUser, replace: company.replaceConsents },
} as const;
const callsOf = (side: Side | undefined) => (side && side !== "advisor" ? calls[side] : undefined);

/** Whether a call stores somebody's opt-ins. By id: server and pages are bundled apart, each with its own contract. */
export const storesOptIns = ({ id }: Pick<Endpoint, "id">) =>
  Object.values(calls).some(({ replace }) => replace.id === id);

/** The opt-ins of the reader's account; undefined for people who have none there. */
export async function fetchOptIns({ api, session }: Pick<PortalContext, "api" | "session">) {
  const own = callsOf((await session.read())?.side);
  return own && api<typeof own.fetch>(own.fetch);
}

/** Stores a reader's choice in their account. It holds in this browser even if the backend is unavailable. */
export async function keepOptIns({ api, session, settings }: PortalContext, accepted: readonly TrackingService[]) {
  const own = callsOf((await session.read())?.side);
  const body = optInsOf(settings, accepted);
  if (own && body.length > 0) await api<typeof own.replace>(own.replace, { body }).catch(() => undefined);
}

/**
 * Reconciles browser and account when somebody signs in: the browser's answers fill the account's gaps, and the
 * account's refusals end services here, too. A failure does not stop the sign-in.
 */
export async function takeOverOptIns({ api, tracking, settings }: PortalContext, side: Side) {
  const own = callsOf(side);
  const { consent } = tracking;
  const choices = consent.isAnswered ? optInsOf(settings, consent.accepted) : [];
  if (!own || choices.length === 0) return;
  try {
    const { consents } = await api<typeof own.fetch>(own.fetch);
    const known = consents.filter(({ status }) => status !== "not_answered").map(({ type }) => type);
    const body = choices.filter(({ type }) => !known.includes(type));
    if (body.length > 0) await api<typeof own.replace>(own.replace, { body });
    const refused = refusedIn(consents);
    tracking.choose(consent.accepted.filter((service) => !refused.includes(service)));
  } catch {
    // The answer holds in this browser, and the account gets it at the next sign-in.
  }
}

const optInsOf = ({ trackers }: PortalContext["settings"], accepted: readonly TrackingService[]) =>
  companyConsentTypes
    .filter((type) => trackers.some(({ service }) => service === optIns[type]))
    .map((type) => ({ type, hasOptedIn: accepted.includes(optIns[type]) }));

/** The services that an account refuses. */
export const refusedIn = (consents: Consent[]) =>
  refusedBy(consents.map(({ type, status }) => ({ type, hasOptedIn: status !== "opt_out" })));

/** The services behind the opt-ins that these choices refuse. */
export const refusedBy = (choices: ConsentChoice[]): TrackingService[] =>
  Object.entries(optIns)
    .filter(([kind]) => choices.some(({ type, hasOptedIn }) => type === kind && !hasOptedIn))
    .map(([, service]) => service);
