import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { advisorPaths } from "../paths.ts";

/** An act of one press on an applicant's page; where it is not possible any more, the page comes back and says so. */
export async function unlessMoved(context: PortalContext, accountId: string, act: () => Promise<Response>) {
  try {
    return await act();
  } catch (error) {
    const hasMoved = error instanceof RefusedResponse && [404, 409, 422].includes(error.refusal.code);
    if (!hasMoved) throw error;
    const page = pathsOf(context, advisorPaths).applicant(accountId);
    return redirectWithNotice(context, page, { key: "deskApplicant:notice.moved", tone: "blue" });
  }
}
