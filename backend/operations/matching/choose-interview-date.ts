import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

interface Choice {
  jobOpeningId: string;
  version?: number;
  /** An ISO moment. */
  interviewAt: string;
}

/** Chooses one of the suggested dates. 422 for another date (`dateNotSuggested`) or a past one (`dateInPast`). */
export function chooseInterviewDate(work: Work, caller: Actor, { jobOpeningId, version, ...choice }: Choice) {
  const interviewAt = new Date(choice.interviewAt);
  return actAsApplicant(work, caller, {
    jobOpeningId,
    event: "choose-interview-date",
    version,
    values: { interviewAt },
    refuseUnfit(before) {
      const suggestions = before?.interviewDateSuggestions ?? [];
      if (!suggestions.includes(interviewAt.toISOString())) throw refused("dateNotSuggested");
      if (interviewAt <= work.now) throw refused("dateInPast");
    },
  });
}

const refused = (message: string) => Refusal.invalid({ interviewAt: [message] });
