import type { account } from "../db/schema/account.ts";

type Reader = Pick<typeof account.$inferSelect, "unsubscriptionId">;

/** Where mails that are no part of an application are ended, without signing in. */
export const unsubscriptionLink = (publicUrl: string, { unsubscriptionId }: Reader) =>
  `${publicUrl}/newsletter-unsubscription?id=${unsubscriptionId}`;
