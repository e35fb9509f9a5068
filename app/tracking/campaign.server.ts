import { redirect } from "@remix-run/node";
import { publicCalls } from "#contract/calls/public.ts";
import type { PortalContext } from "../context.ts";
import { addressOf } from "../safe-redirect.ts";
import { campaignEvent } from "./events.ts";
import { writeEvents } from "./flashed-events.server.ts";

/** The parts of an address that say where a visitor came from. */
const parametersAtMost = 10;
const charactersAtMost = 100;

/**
 * Spec §7: the backend counts `t`, then a redirect removes `t` and `utm…` from the address. This needs no script, and
 * reloading the page counts nothing; the page does not wait for the count (ADR 0021).
 */
export async function leaveCampaign(request: Request, context: PortalContext) {
  const url = new URL(request.url);
  const id = url.searchParams.get("t");
  const utm = [...url.searchParams].filter(([name]) => name.startsWith("utm"));
  if (id === null && utm.length === 0) return;
  if (id && request.method === "GET")
    context.api(publicCalls.track, { params: { linkId: id.slice(0, charactersAtMost) } }).catch(() => undefined);
  for (const name of ["t", ...utm.map(([name]) => name)]) url.searchParams.delete(name);
  const headers = new Headers();
  if (utm.length > 0 && mayBeMeasured(context)) {
    const short = utm.slice(0, parametersAtMost).map(([name, value]) => [name, value.slice(0, charactersAtMost)]);
    const event = campaignEvent(Object.fromEntries(short));
    headers.append("Set-Cookie", await writeEvents(context.cookies, [event], context.tracking.consent.accepted));
  }
  throw redirect(addressOf(request, url.searchParams), { headers });
}

/** Until the visitor has answered, only the page knows the campaign, and passes it to nobody. */
const mayBeMeasured = ({ tracking: { consent }, settings }: PortalContext) =>
  settings.trackers.some(({ service }) => service === "analytics") &&
  (!consent.isAnswered || consent.accepted.includes("analytics"));
