import { and, eq, inArray } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { SuggestionsAtDesk } from "#contract/entities/desk-applicant.ts";
import { seekingStages } from "#domain/matching.ts";
import type { Advising } from "../../callers.ts";
import { unit } from "../../db/schema/unit.ts";
import { isUnsettled } from "../../db/unsettled.ts";
import type { Work } from "../../work.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { suggestedTo } from "./fetch-suggestions.ts";
import { openingsFor, wholeFrom } from "./ranked-openings.ts";

/** What an applicant finds suggested first, for the advisor who looks after them. 404 for anybody else's. */
export async function fetchSuggestionsOf(
  { db, now }: Pick<Work, "db" | "now">,
  advising: Advising,
  { accountId }: { accountId: string },
): Promise<SuggestionsAtDesk> {
  const { name } = await refuseForeignApplicant(db, advising, accountId);
  const rows = await openingsFor(db, accountId, (reader) => ({
    ...suggestedTo(accountId, reader),
    limit: deskLimits.suggestionsOfOne,
  }));
  const seeks = and(
    eq(unit.accountId, accountId),
    inArray(unit.stage, [...seekingStages]),
    isUnsettled(unit.accountId),
  );
  const seeking = await db.$count(unit, seeks);
  return {
    name,
    mayBeMatched: seeking > 0,
    jobOpenings: rows.map((row) => wholeFrom(row, now)),
    total: rows[0]?.total ?? 0,
  };
}
