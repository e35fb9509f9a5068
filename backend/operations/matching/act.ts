import type { MatchEvent, MatchRole } from "#contract/enumerations/matching.ts";
import type { MatchRow } from "./lock-match.ts";

/** What somebody does about an applicant's application to an opening. */
export interface Act {
  event: MatchEvent;
  role: MatchRole;
  /** The account, company user or advisor; null for the clock. */
  actorId: string | null;
  note?: string;
  /** The match's version that the act was decided at; 0 while there was none. Absent: whatever is there. */
  version?: number;
  /** What the act sets beside the status. */
  values?: Partial<Pick<MatchRow, "interviewDateSuggestions" | "interviewAt" | "trialDayAt" | "place">>;
  /** Refuses what the table cannot know, once the act as such is possible. */
  refuseUnfit?: (before: MatchRow | undefined) => void;
}
