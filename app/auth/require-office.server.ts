import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import type { PortalContext } from "../context.ts";
import { requireAdvisor } from "./require-advisor.server.ts";

/** An advisor of the programme's office (ADR 0074). Other advisors see that the page is not for them. */
export async function requireOffice(context: PortalContext) {
  await requireAdvisor(context);
  const me = await context.api(advisor.fetchMe);
  if (!mayAsAdvisor(me, office)) throw new Response(null, { status: 403 });
  return me;
}
