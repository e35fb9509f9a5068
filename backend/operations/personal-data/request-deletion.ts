import { linkTo, pages } from "#contract/pages.ts";
import { deletionDueAt } from "#domain/deletion.ts";
import { germanDate } from "#domain/german-time.ts";
import type { Actor } from "../../callers.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { planDeletion } from "./plan-deletion.ts";

/**
 * Requests the deletion of an account: a job carries it out after `limits.deletionDays`; until then it can be
 * cancelled. A second request keeps the first date.
 */
export async function requestDeletion({ db, publicUrl, now }: Work, { id: accountId }: Actor) {
  const row = await lockKnownAccount(db, accountId);
  const [asked] = await db
    .insert(deletionRequest)
    .values({ accountId, requestedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!asked) return;
  const dueAt = deletionDueAt(now);
  await planDeletion(db, accountId, dueAt);
  const day = germanDate(dueAt);
  const link = linkTo(publicUrl, pages.applicant.myData);
  await mailApplicant(db, row, { kind: "deletionRequested", values: { day, link } });
}
