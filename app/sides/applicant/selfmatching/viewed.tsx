import type { ActionFunctionArgs } from "@remix-run/node";
import { requireSignIn } from "#app/auth/require-sign-in.server.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** Marks an opening as seen: posted by its page's script, because a GET changes nothing (ADR 0027). */
export async function action({ context, params: { jobOpeningId: id = "" } }: ActionFunctionArgs) {
  await requireSignIn(context, "applicant");
  await context.api(applicant.viewJobOpening, { params: { jobOpeningId: id } });
  return new Response(null, { status: 204 });
}
