import { redirect } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import type { PortalContext } from "#app/context.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { activeUnit } from "#domain/active-application.ts";
import { canMatch, hasPartner } from "#domain/matching.ts";
import { applicantPaths } from "../paths.ts";
import type { OwnOpening } from "./acts.ts";
import { possibleActs } from "./possible-acts.ts";

/** The applicant before an opening's pages. Until openings come into play, the overview says what is missing. */
export async function requireMatching(context: PortalContext) {
  const account = await requireApplicant(context);
  const stage = activeUnit(account)?.stage ?? "New";
  if (!canMatch(stage)) throw redirect(pathsOf(context, applicantPaths).selfMatching);
  return { account, isSettled: hasPartner(stage) };
}

/** An opening with the data that its pages need. */
export async function fetchOpening(
  { api }: PortalContext,
  id: string,
  { isSettled }: Pick<OwnOpening, "isSettled">,
): Promise<OwnOpening> {
  const opening = await api(applicant.fetchJobOpening, { params: { jobOpeningId: id } });
  return { ...opening, isSettled, may: possibleActs(opening, { isSettled }) };
}
