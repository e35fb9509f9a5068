import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { lockAccount } from "../../db/accounts.ts";
import type { CallWork } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { blocksOf, forgetTries, signInOf } from "./sign-in-blocks.ts";

/**
 * Lets an applicant who has tried too often sign in at once, and tells them. 404 for an unknown account; 409
 * (`notBlocked`) where nothing is blocked, or where another provider keeps the sign-in.
 */
export async function unblockSignIn(
  { db, backend, publicUrl, now }: CallWork,
  _caller: unknown,
  { accountId }: { accountId: string },
) {
  const row = await lockAccount(db, accountId);
  if (!row) throw Refusal.notFound();
  const identity = backend.identity && (await signInOf(db, row.personId));
  if (!identity || (await blocksOf(db, identity, now)).length === 0)
    throw Refusal.conflict({ account: ["notBlocked"] });
  await forgetTries(db, identity);
  await mailApplicant(db, row, { kind: "signInUnblocked", values: { link: linkTo(publicUrl, pages.public.start) } });
}
