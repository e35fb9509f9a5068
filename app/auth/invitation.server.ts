import { referralCode } from "#contract/calls/public.ts";
import { sides } from "#contract/sides.ts";

/** Where somebody who came by a referral link goes on after signing in; the code waits there until then. */
export const invitedPath = (code: string) => `${sides.applicant.home}?ref=${code}`;

/** The code that waits at the path to be restored, if there is one. */
export function referralCodeIn(path: unknown): string | undefined {
  const [, query] = typeof path === "string" ? path.split("?") : [];
  return referralCode.safeParse(new URLSearchParams(query).get("ref")).data;
}
