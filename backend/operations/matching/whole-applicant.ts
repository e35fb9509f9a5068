import { eq } from "drizzle-orm";
import { activeApplication } from "#domain/active-application.ts";
import type { WholeApplicant } from "#domain/seen-applicant.ts";
import { matchedUnit } from "#domain/stage.ts";
import { type Applicant, accountFrom } from "../../db/accounts.ts";
import { documentFrom, documentsJson } from "../../db/documents.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { person } from "../../db/schema/people.ts";
import { unitsJson } from "../../db/units.ts";

/** What a query about an `account` selects beside it for `wholeFrom`. */
export const wholeColumns = { units: unitsJson, documents: documentsJson };

interface Row {
  account: Applicant;
  units: (typeof unitsJson)["_"]["type"];
  documents: (typeof documentsJson)["_"]["type"];
}

/**
 * Everything about an applicant that a company might see, except what depends on an opening: distance and history.
 * Never answered as it is: `seenAs` cuts it.
 */
export function wholeFrom({ account, units, documents }: Row): WholeApplicant {
  const chosen = matchedUnit({ ...account, units });
  const application = chosen && activeApplication(account, chosen);
  return {
    ...accountFrom(account, []),
    courseName: application?.courseName ?? null,
    campusName: application?.campus?.name ?? null,
    intake: application?.intake ?? null,
    distanceKilometres: null,
    documents: documents.map(documentFrom),
    history: [],
  };
}

/** The same about an applicant whose account is known already. One query. */
export async function wholeApplicant(db: Executor, known: Applicant): Promise<WholeApplicant> {
  const [found] = await db
    .select({ id: account.id, ...wholeColumns })
    .from(account)
    // With one table alone, drizzle leaves out its name, which these columns need.
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.id, known.id));
  return wholeFrom({ units: [], documents: [], ...found, account: known });
}
