import { applicant } from "#contract/calls/applicant.ts";
import type { Account, AccountChanges } from "#contract/entities/account.ts";
import type { ConsentChoice } from "#contract/entities/consent.ts";
import { changedAnswers } from "#domain/stale-answers.ts";
import type { Answer } from "../api/ask-json.server.ts";
import type { Call, VisitorTracking } from "../context.ts";
import { consentSeconds, type PortalCookies } from "../cookies.server.ts";
import { readConsent, writeConsent } from "./consent.server.ts";
import { changeEvents, type TrackingEvent } from "./events.ts";
import { writeEvents } from "./flashed-events.server.ts";
import { forgetCookies } from "./forget-cookies.server.ts";
import { refusedBy, storesOptIns } from "./opt-ins.server.ts";
import type { Tracker, TrackingService } from "./services.ts";

/** Tracking in one request. */
export interface RequestTracking extends VisitorTracking {
  /**
   * Spec §7: analytics learns which answers of an account a save changed. An opt-in that is taken back ends here too.
   */
  watch: (call: Call) => Call;
  /** Design §5: a `_ga` cookie of a backend goes on to the browser, with consent to analytics only. */
  passOn: (answer: Pick<Answer, "headers">) => void;
  /** Whether this request took back an accepted service: in the page that is open only a reload ends its script. */
  endsService: () => boolean;
  /** The resulting `Set-Cookie` lines. */
  cookies: () => Promise<string[]>;
}

export async function openTracking(
  request: Request,
  cookies: PortalCookies,
  { isSecure, trackers }: { isSecure: boolean; trackers: Tracker[] },
): Promise<RequestTracking> {
  const consent = await readConsent(request.headers.get("Cookie"), cookies, trackers);
  const isMeasured = consent.accepted.includes("analytics");
  const events: TrackingEvent[] = [];
  const passed: string[] = [];
  let chosen: readonly TrackingService[] | undefined;
  const tell = (...more: TrackingEvent[]) => void (isMeasured && events.push(...more));
  const refuse = (services: TrackingService[]) => {
    const current = chosen ?? consent.accepted;
    if (current.some((service) => services.includes(service)))
      chosen = current.filter((service) => !services.includes(service));
  };
  return {
    consent,
    tell,
    choose: (accepted) => {
      chosen = accepted;
    },
    watch: (call) => watchSaves(call, tell, refuse),
    passOn(answer) {
      const value = answer.headers.getSetCookie().flatMap((line) => /^_ga=([\w.-]+)/.exec(line)?.[1] ?? [])[0];
      if (value && isMeasured)
        passed.push(`_ga=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`);
    },
    endsService: () => consent.accepted.some((service) => chosen && !chosen.includes(service)),
    cookies: async () => [
      ...forgetCookies(request, trackers, consent),
      ...passed,
      ...(chosen ? [await writeConsent(cookies, trackers, chosen)] : []),
      ...(events.length > 0 ? [await writeEvents(cookies, events, consent.accepted)] : []),
    ],
  };
}

/** Compared by id: server and pages are bundled apart, each with its own copy of the contract. */
function watchSaves(call: Call, tell: RequestTracking["tell"], refuse: (services: TrackingService[]) => void): Call {
  let before: Account | undefined;
  return async (endpoint, input, key) => {
    const answer = await call(endpoint, input, key);
    if (endpoint.id === applicant.fetchAccount.id) before = answer as unknown as Account;
    if (endpoint.id === applicant.changeAccount.id && before) {
      const { version: _, ...changes } = (input as { body: AccountChanges }).body;
      tell(...changeEvents(changedAnswers(before, changes)));
    }
    if (storesOptIns(endpoint)) {
      const refused = refusedBy((input as { body: ConsentChoice[] }).body);
      if (refused.length > 0) refuse(refused);
    }
    return answer;
  };
}
