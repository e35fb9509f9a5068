import { eq } from "drizzle-orm";
import type { KeptAccount } from "#contract/entities/kept-account.ts";
import { Refusal } from "#contract/errors.ts";
import { accountFrom, selectApplicants } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import { document } from "../../db/schema/documents.ts";
import { match } from "../../db/schema/matching.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { CallWork } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { listed } from "./listed-account.ts";

/** An applicant's account for the office. 404 for an unknown id. */
export async function fetchAccount(
  work: CallWork,
  _caller: unknown,
  { accountId }: { accountId: string },
): Promise<KeptAccount> {
  const { db } = work;
  const [row] = await selectApplicants(db).where(eq(account.id, accountId));
  if (!row) throw Refusal.notFound();
  const found = await signInOf(work, row);
  const signIn = found ? { isConfirmed: found.emailVerified, blocks: found.blocks } : null;
  const { deletionDueOn, version } = accountFrom(row, []);
  const holds = {
    documents: await db.$count(document, eq(document.accountId, accountId)),
    applications: await db.$count(match, eq(match.accountId, accountId)),
    tickets: await db.$count(supportTicket, eq(supportTicket.accountId, accountId)),
  };
  return { ...listed(row), version, signIn, deletionDueOn, holds };
}
