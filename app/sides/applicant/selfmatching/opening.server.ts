import { redirect } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import type { PortalContext } from "#app/context.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import { activeUnit } from "#domain/active-application.ts";
import { isSearchComplete } from "#domain/matching.ts";
import { hasFoundPartner } from "#domain/stage.ts";
import { applicantPaths } from "../paths.ts";
import type { OwnOpening } from "./acts.ts";
import { isUnderWay } from "./matches.ts";
import { possibleActs } from "./possible-acts.ts";

/**
 * The applicant before an opening's pages. Until openings come into play, the overview says what is missing; an
 * application that is under way has its pages still.
 */
export async function requireMatching(context: PortalContext, jobOpeningId = "") {
  const account = await requireApplicant(context);
  const stage = activeUnit(account)?.stage ?? "New";
  const isLocked = !isSearchComplete(stage) && !isUnderWay(await fetchOwn(context, jobOpeningId));
  if (isLocked) throw redirect(pathsOf(context, applicantPaths).selfMatching);
  return account;
}

const fetchOwn = ({ api }: PortalContext, jobOpeningId: string) =>
  api(applicant.fetchJobOpening, { params: { jobOpeningId } });

/** An opening with the data that its pages need. */
export async function fetchOpening(context: PortalContext, id: string, account: Account): Promise<OwnOpening> {
  const opening = await fetchOwn(context, id);
  const isSettled = hasFoundPartner(account);
  return { ...opening, isSettled, may: possibleActs(opening, { isSettled, now: new Date() }) };
}
