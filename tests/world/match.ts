import type { Match } from "#contract/entities/match.ts";

/** An application that waits for its company, but for what a test says of it. */
export const matchWith = (changes: Partial<Match> = {}): Match => ({
  id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  status: "awaiting_partner_interest",
  source: "applicant",
  interviewDateSuggestions: [],
  interviewAt: null,
  trialDayAt: null,
  place: null,
  cancellationReason: null,
  cancelledBy: null,
  cancelledFrom: null,
  since: "2026-03-02T09:00:00Z",
  version: 1,
  ...changes,
});
