import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { optIns } from "#app/tracking/consent.server.ts";
import type { TrackedAccount } from "#app/tracking/tracked-account.ts";
import { applicant } from "#contract/applicant.ts";

/** Public: what trackers may know of who is signed in, which is nothing of anybody who is not an applicant. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session();
  if (session?.side !== "applicant") return json<TrackedAccount>({ refused: [] });
  const { consents, productFruitsId } = await context.api(applicant.fetchAccount);
  const optedOut = consents.filter(({ status }) => status === "opt_out").map(({ type }) => type);
  const refused = Object.entries(optIns).flatMap(([type, service]) => (optedOut.includes(type) ? [service] : []));
  return json<TrackedAccount>({ refused, productFruitsId }, { headers: { "Cache-Control": "no-store" } });
}
