import type { Logger } from "pino";
import { askJson } from "#app/api/ask-json.server.ts";
import type { PortalAppearance, ShownAppearance } from "#app/context.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { addressOf } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";

const { fetchAppearance } = publicCalls;

/**
 * How the portal looks: asked before the first page and every so often, so that no page asks. Without an answer it stays
 * as it was last known (ADR 0101).
 */
export async function openAppearance(backendUrl: string, log: Pick<Logger, "warn">): Promise<PortalAppearance> {
  let shown: ShownAppearance = {};

  async function refresh() {
    try {
      const { name } = await ask(backendUrl);
      shown = { ...(name && { programmeName: name }) };
    } catch (error) {
      log.warn({ err: error }, "appearance unknown");
    }
  }

  await refresh();
  setInterval(refresh, limits.appearanceMilliseconds).unref();
  return { shown: () => shown, refresh };
}

async function ask(backendUrl: string) {
  const answer = await askJson(backendUrl + addressOf(fetchAppearance), {
    method: fetchAppearance.method,
    headers: { Accept: "application/json" },
    body: undefined,
    signal: AbortSignal.timeout(limits.appearanceAnswerMilliseconds),
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return fetchAppearance.response.parse(await answer.json());
}
