import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext } from "../context.ts";
import { type Notice, redirectWithNotice } from "../notice.server.ts";

interface Refused extends Pick<Notice, "values"> {
  codes: number[];
  to: string;
  notice: string;
}

/** Carries out an act. Where it is refused with one of these codes, as when somebody was faster, a notice says so. */
export async function unlessRefused(
  context: PortalContext,
  { codes, to, notice, values }: Refused,
  act: () => Promise<Response>,
) {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedResponse) || !codes.includes(error.refusal.code)) throw error;
    return redirectWithNotice(context, to, { key: notice, values, tone: "blue" });
  }
}
