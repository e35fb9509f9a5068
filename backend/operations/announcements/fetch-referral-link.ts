import { eq } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { account } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";

/** The link by which an applicant invites others (spec §7), always the same, and how many registered by it. */
export async function fetchReferralLink(
  { db, publicUrl }: Work,
  { account: { id, referralCode } }: Pick<ApplicantCaller, "account">,
) {
  const registered = await db.$count(account, eq(account.referredBy, id));
  return { link: linkTo(publicUrl, pages.public.invitation, { code: referralCode }), registered };
}
