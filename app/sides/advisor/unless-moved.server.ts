import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { redirectWithNotice } from "#app/notice.server.ts";

/** An act of one press; where it is not possible any more, the page at `to` comes back and says so. */
export async function unlessMoved(context: PortalContext, to: string, act: () => Promise<Response>) {
  try {
    return await act();
  } catch (error) {
    const hasMoved = error instanceof RefusedResponse && [404, 409, 422].includes(error.refusal.code);
    if (!hasMoved) throw error;
    return redirectWithNotice(context, to, { key: "advisor:moved", tone: "blue" });
  }
}
