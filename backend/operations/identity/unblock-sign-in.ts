import { and, eq, exists, or } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Side } from "#contract/sides.ts";
import { lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, employee, invitation } from "../../db/schema/companies.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { forgetTries, signInOf } from "./sign-in-blocks.ts";

type Who = { accountId: string } | { companyId: string; employeeId: string } | { advisorId: string };

/**
 * Lets an applicant, somebody of a company or an advisor who has tried too often sign in at once, and tells them. 404
 * for an unknown one, and for somebody of another company; 409 (`notBlocked`) where nothing is blocked, where another
 * provider keeps the sign-in, and for a locked advisor, who could not sign in anyway.
 */
export async function unblockSignIn(work: CallWork, _caller: unknown, who: Who) {
  const { db, publicUrl } = work;
  const owner = await lockOwner(db, who);
  if (!owner) throw Refusal.notFound();
  const signIn = owner.lockedAt ? undefined : await signInOf(work, owner);
  if (!signIn || signIn.blocks.length === 0) throw Refusal.conflict({ account: ["notBlocked"] });
  await forgetTries(db, signIn);
  const { email: to, firstName, reader } = owner;
  const language = writtenLanguageOf(owner.language);
  const values = { link: linkTo(publicUrl, signInPages[reader]) };
  await queueMail(db, { kind: "signInUnblocked", to, firstName, language, reader, values });
}

const signInPages = { applicant: pages.public.start, company: pages.company.home, advisor: pages.advisor.inbox };
interface Owner {
  reader: Side;
  email: string;
  personId?: string;
  firstName?: string | null;
  language?: string | null;
  lockedAt?: Date | null;
}

/** Whose sign-in it is. Locked, so that two who press at once tell them once. */
async function lockOwner(db: Executor, who: Who): Promise<Owner | undefined> {
  if ("accountId" in who) {
    const row = await lockAccount(db, who.accountId);
    return row && { ...row, reader: "applicant" };
  }
  if ("advisorId" in who) {
    const { email, language, lockedAt } = advisor;
    const isTheirs = eq(advisor.id, who.advisorId);
    const [row] = await db.select({ email, language, lockedAt }).from(advisor).where(isTheirs).for("no key update");
    return row && { ...row, reader: "advisor" };
  }
  const { id, email, language } = companyUser;
  const memberships = [employee, invitation].map((of) =>
    exists(
      db
        .select()
        .from(of)
        .where(and(eq(of.companyId, who.companyId), eq(of.companyUserId, id))),
    ),
  );
  const isOfCompany = and(eq(id, who.employeeId), or(...memberships));
  const [row] = await db.select({ email, language }).from(companyUser).where(isOfCompany).for("no key update");
  return row && { ...row, reader: "company" };
}
