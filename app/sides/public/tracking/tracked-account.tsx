import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "#app/json.server.ts";
import { fetchOptIns, refusedIn } from "#app/tracking/opt-ins.server.ts";
import type { TrackedAccount } from "#app/tracking/tracked-account.ts";

/** Public: what trackers may know about the signed-in person: nothing of people who keep no opt-ins. */
export async function loader({ context }: LoaderFunctionArgs) {
  const account = await fetchOptIns(context);
  if (!account) return json<TrackedAccount>({ refused: [] });
  return json<TrackedAccount>(
    { refused: refusedIn(account.consents), productFruitsId: account.productFruitsId },
    { headers: { "Cache-Control": "no-store" } },
  );
}
