import { and, asc, eq, inArray } from "drizzle-orm";
import { activeStatuses } from "#domain/match-status.ts";
import { acquaintanceOf, nameSeenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { inGerman } from "../../db/in-german.ts";
import { actsOnMatch } from "../../db/matches.ts";
import { account } from "../../db/schema/account.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { ownOpening } from "./own-opening.ts";

/** An opening, and those whose applications end when it is closed. 404 for an opening of another company. */
export async function fetchPeopleInTouch(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
) {
  const opening = await ownOpening(db, companyId, jobOpeningId);
  const rows = await db
    .select({
      accountId: match.accountId,
      matchId: match.id,
      status: match.status,
      since: match.since,
      history: actsOnMatch,
      person: { firstName: account.firstName, lastName: account.lastName, email: account.email },
    })
    .from(match)
    .innerJoin(account, eq(account.id, match.accountId))
    .where(and(eq(match.jobOpeningId, jobOpeningId), inArray(match.status, [...activeStatuses])))
    .orderBy(asc(inGerman(account.firstName)), asc(match.id));
  const inTouch = rows.map(({ accountId, matchId, status, since, history, person }) => {
    const acquaintance = acquaintanceOf({ status, since: since.toISOString(), history }, now);
    return { accountId, matchId, name: nameSeenAs(acquaintance, person) };
  });
  return { ...opening, inTouch };
}
