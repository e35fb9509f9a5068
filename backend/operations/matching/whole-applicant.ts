import { eq } from "drizzle-orm";
import { activeApplication, activeUnit } from "#domain/active-application.ts";
import type { WholeApplicant } from "#domain/seen-applicant.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import { documentFrom } from "../../db/documents.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { unit } from "../../db/schema/unit.ts";
import { applicationsJson } from "../../db/units.ts";
import { ownDocuments } from "../documents/fetch-documents.ts";

/**
 * Everything about an applicant that a company might see, except what depends on an opening: distance and history.
 * Never answered as it is: `seenAs` cuts it. Two queries.
 */
export async function wholeApplicant(db: Executor, known: ApplicantCaller["account"]): Promise<WholeApplicant> {
  const [units, documents] = await Promise.all([unitsOf(db, known.id), ownDocuments(db, known.id)]);
  const chosen = activeUnit({ ...known, units });
  const application = chosen && activeApplication(known, chosen);
  return {
    ...accountFrom(known, units),
    courseName: application?.courseName ?? null,
    campusName: application?.campus?.name ?? null,
    intake: application?.intake ?? null,
    distanceKilometres: null,
    documents: documents.map(documentFrom),
    history: [],
  };
}

async function unitsOf(db: Executor, accountId: string) {
  const rows = await db
    .select({ unit, applications: applicationsJson })
    .from(unit)
    // With one table alone, drizzle leaves out its name, which the applications' part needs.
    .innerJoin(account, eq(account.id, unit.accountId))
    .where(eq(account.id, accountId))
    .orderBy(unit.createdAt);
  return rows.map(({ unit, applications }) => ({ ...unit, applications }));
}
