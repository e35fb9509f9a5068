import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";

/** The link by which an applicant invites others (spec §7), always the same, and how many registered by it. */
export async function fetchReferralLink(
  db: Executor,
  { id, referralCode }: typeof account.$inferSelect,
  publicUrl: string,
) {
  const registered = await db.$count(account, eq(account.referredBy, id));
  return { link: new URL(`/invitation/${referralCode}`, publicUrl).href, registered };
}
