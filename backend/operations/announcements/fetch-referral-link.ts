import { eq } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";

/** The link by which an applicant invites others (spec §7), always the same, and how many registered by it. */
export async function fetchReferralLink(db: Executor, { id, referralCode }: Applicant, publicUrl: string) {
  const registered = await db.$count(account, eq(account.referredBy, id));
  return { link: linkTo(publicUrl, pages.public.invitation, { code: referralCode }), registered };
}
