import type { MatchEvent, MatchRole } from "#contract/enumerations/matching.ts";
import type { MatchRow } from "./lock-match.ts";

/** An act on an applicant's application to an opening. */
export interface Act {
  event: MatchEvent;
  role: MatchRole;
  /** The account, company user or advisor; null for the clock. */
  actorId: string | null;
  note?: string;
  /** The match's version that the actor saw; 0 before there was a match. Absent: any version. */
  version?: number;
  /** What the act sets besides the status. */
  values?: Partial<Pick<MatchRow, "interviewDateSuggestions" | "interviewAt" | "trialDayAt" | "place" | "agreedTerms">>;
  /** Refuses for reasons that the table cannot know, once the act as such is possible. */
  refuseUnfit?: (before: MatchRow | undefined) => void;
}
