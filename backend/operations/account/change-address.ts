import { and, eq, not } from "drizzle-orm";
import type { AddressChange } from "#contract/entities/kept-account.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nextVersion } from "#domain/stale-answers.ts";
import type { Applicant } from "../../db/accounts.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { othersWith } from "../../db/others-with.ts";
import { wasUsed } from "../../db/people.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { signOutEverywhere } from "../identity/sign-out-everywhere.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { refuseStale } from "../refuse-stale.ts";
import { leaveAddress } from "./leave-address.ts";
import { lockKnownAccount } from "./lock-known-account.ts";

/**
 * Gives an applicant's account another e-mail address, on every side they are on. Their sessions end, a code to the new
 * address confirms it at the next sign-in, and both addresses are told. 404 for an unknown account; 409 (`stale`) for
 * an address that was changed since `version`, and where another provider keeps the sign-in (`emailElsewhere`); 422 for
 * one that somebody has (`emailTaken`), and for somebody who is an advisor, too (`emailOfAdvisor`).
 */
export async function changeAddress(
  work: CallWork,
  _caller: unknown,
  { accountId, version, ...typed }: AddressChange & { accountId: string },
) {
  const { db, publicUrl } = work;
  const row = await lockKnownAccount(db, accountId);
  const email = typed.email.toLowerCase();
  if (email === row.email.toLowerCase()) return;
  refuseStale<{ email: string }>(row, { email }, row.answerVersions, version);
  const identity = await signInOf(work, row);
  if (!identity) throw Refusal.conflict({ email: ["emailElsewhere"] });
  await refuseOthersAddress(db, row, email);

  // Before the identity, as a sign-in locks them.
  await db.update(companyUser).set({ email }).where(eq(companyUser.personId, row.personId));
  await db.update(identityAccount).set({ email, emailVerified: false }).where(eq(identityAccount.id, identity.id));
  await signOutEverywhere(work, identity.id);
  await leaveAddress(work, row);
  await db
    .update(account)
    .set({ email, emailVerified: false, ...nextVersion(row, ["email"]) })
    .where(eq(account.id, accountId));
  const link = linkTo(publicUrl, pages.public.start);
  await mailApplicant(db, { ...row, email }, { kind: "addressChanged", values: { link } });
  await mailApplicant(db, row, { kind: "addressReplaced", values: {} });
}

/** An address is somebody's once anybody has confirmed it, or was entered or invited with it. */
async function refuseOthersAddress(db: Executor, { personId }: Pick<Applicant, "personId">, email: string) {
  if ((await db.$count(advisor, eq(advisor.personId, personId))) > 0)
    throw Refusal.invalid({ email: ["emailOfAdvisor"] });
  await forgetUnconfirmed(db, email);
  const holders = [
    db.$count(identityAccount, isAddress(identityAccount.email, email)),
    ...othersWith(db, { personId, email }),
  ];
  for (const holder of holders) if ((await holder) > 0) throw Refusal.invalid({ email: ["emailTaken"] });
}

/** A registration with the new address that was never finished is nobody's. */
const forgetUnconfirmed = (db: Executor, email: string) =>
  db
    .delete(identityAccount)
    .where(and(isAddress(identityAccount.email, email), eq(identityAccount.emailVerified, false), not(wasUsed)));
