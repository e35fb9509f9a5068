import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { refusedIn } from "#app/tracking/opt-ins.server.ts";
import type { TrackedAccount } from "#app/tracking/tracked-account.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** Public: what trackers may know about the signed-in person: nothing unless they are an applicant. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session.read();
  if (session?.side !== "applicant") return json<TrackedAccount>({ refused: [] });
  const { consents, productFruitsId } = await context.api(applicant.fetchAccount);
  return json<TrackedAccount>(
    { refused: refusedIn(consents), productFruitsId },
    { headers: { "Cache-Control": "no-store" } },
  );
}
