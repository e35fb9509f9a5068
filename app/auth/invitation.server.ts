import { referralCode } from "#contract/calls/public.ts";
import { sides } from "#contract/sides.ts";

/** Where people who came by a referral link continue after signing in; it carries the code until then. */
export const invitedPath = (code: string) => `${sides.applicant.home}?ref=${code}`;

/** The referral code in the path to be restored, if any. */
export function referralCodeIn(path: unknown): string | undefined {
  const [, query] = typeof path === "string" ? path.split("?") : [];
  return referralCode.safeParse(new URLSearchParams(query).get("ref")).data;
}
