import { referralCode } from "#contract/calls/public.ts";
import { type Side, sides } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import { pathsOf } from "../paths.ts";
import { companyGatePaths } from "./gates.ts";

/** Where people who came by a referral link continue after signing in; the path carries the code until then. */
export const invitedPath = (code: string) => `${sides.applicant.home}?ref=${code}`;

/** The referral code in the path to be restored, if any. */
export function referralCodeIn(path: unknown): string | undefined {
  const [, query] = typeof path === "string" ? path.split("?") : [];
  return referralCode.safeParse(new URLSearchParams(query).get("ref")).data;
}

/** Whether somebody who signs in to go on to this path was invited, by a friend's link or by a company. */
export function isInvited(context: PortalContext, side: Side, path: string): boolean {
  if (side === "applicant") return referralCodeIn(path) !== undefined;
  return side === "company" && path.startsWith(pathsOf(context, companyGatePaths).invitation(""));
}
