import { and, eq, exists, ne, sql } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";

/** Mails applicants who is there for them from now on; nobody whose application has ended. */
export async function mailNewAdvisor(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  accountIds: string[],
  advisor: string,
) {
  const goesOn = db
    .select()
    .from(unit)
    .where(and(eq(unit.accountId, account.id), ne(unit.stage, "Lost")));
  // One parameter, because a statement takes only so many.
  const isTold = and(sql`${account.id} = any(${sql.param(accountIds)}::uuid[])`, exists(goesOn));
  const values = { advisor, link: linkTo(publicUrl, pages.applicant.advisorContact) };
  for (const reader of await selectApplicants(db).where(isTold))
    await mailApplicant(db, reader, { kind: "advisorChanged", values }, "support");
}
