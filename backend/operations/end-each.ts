import type { Work } from "./act.ts";
import type { MatchRow, OpeningRow } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/** Ends applications to an opening that was staffed or closed; both are locked. Everybody is told. */
export async function endEach(work: Work, opening: OpeningRow, rows: MatchRow[], event: "close" | "staff") {
  for (const match of rows) {
    const scene = { opening, accountId: match.accountId, stage: undefined, match, accepted: undefined };
    await moveMatch(work, scene, { event, role: "system", actorId: null });
  }
}
