import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import type { Actor } from "../callers.ts";
import { acceptOffer } from "../operations/matching/accept-offer.ts";
import { actAsApplicant } from "../operations/matching/act-as-applicant.ts";
import { actAsCompany } from "../operations/matching/act-as-company.ts";
import { arrangeInterview } from "../operations/matching/arrange-interview.ts";
import { chooseInterviewDate } from "../operations/matching/choose-interview-date.ts";
import { declineInterviewDates } from "../operations/matching/decline-interview-dates.ts";
import { dismissApplicant } from "../operations/matching/dismiss-applicant.ts";
import { fetchApplicant } from "../operations/matching/fetch-applicant.ts";
import { fetchApplications } from "../operations/matching/fetch-applications.ts";
import { fetchCalendarFeed } from "../operations/matching/fetch-calendar-feed.ts";
import { fetchCompanyView } from "../operations/matching/fetch-company-view.ts";
import { fetchInvitations } from "../operations/matching/fetch-invitations.ts";
import { fetchMatchHistory } from "../operations/matching/fetch-match-history.ts";
import { fetchOwnCalendarFeed } from "../operations/matching/fetch-own-calendar-feed.ts";
import { fetchStanding } from "../operations/matching/fetch-standing.ts";
import { invite } from "../operations/matching/invite.ts";
import { makeCalendarFile } from "../operations/matching/make-calendar-file.ts";
import { recommend } from "../operations/matching/recommend.ts";
import { removeCalendarFeed } from "../operations/matching/remove-calendar-feed.ts";
import { replaceCalendarFeed } from "../operations/matching/replace-calendar-feed.ts";
import { restoreApplicant } from "../operations/matching/restore-applicant.ts";
import { searchApplicants } from "../operations/matching/search-applicants.ts";
import { withdrawRecommendation } from "../operations/matching/withdraw-recommendation.ts";
import type { Work } from "../work.ts";
import { serve } from "./call.ts";

/** Acts that the table (`domain/match-status.ts`) fully describes: their line needs only the event's name. */
const applicantDoes =
  (event: MatchEvent) => (work: Work, caller: Actor, what: { jobOpeningId: string; version?: number; note?: string }) =>
    actAsApplicant(work, caller, { ...what, event });
const companyDoes =
  (event: MatchEvent) => (work: Work, caller: Actor, what: { matchId: string; version?: number; note?: string }) =>
    actAsCompany(work, caller, { ...what, event });

export const matchingRoutes = [
  serve(applicant.fetchInvitations, fetchInvitations),
  serve(applicant.fetchApplications, fetchApplications),
  serve(applicant.fetchMatchHistory, fetchMatchHistory),
  serve(applicant.fetchCalendarFile, makeCalendarFile),
  serve(applicant.fetchCompanyView, fetchCompanyView),
  serve(applicant.fetchCalendarFeed, fetchOwnCalendarFeed),
  serve(applicant.replaceCalendarFeed, replaceCalendarFeed),
  serve(applicant.removeCalendarFeed, removeCalendarFeed),
  serve(publicCalls.fetchCalendarFeed, fetchCalendarFeed),
  serve(applicant.expressInterest, applicantDoes("express-interest")),
  serve(applicant.expressDisinterest, applicantDoes("express-disinterest")),
  serve(applicant.chooseInterviewDate, chooseInterviewDate),
  serve(applicant.declineInterviewDates, declineInterviewDates),
  serve(applicant.acceptOffer, acceptOffer),
  serve(applicant.rejectOffer, applicantDoes("reject-offer")),
  serve(applicant.takeBack, applicantDoes("take-back")),
  serve(company.searchApplicants, searchApplicants),
  serve(company.dismissApplicant, dismissApplicant),
  serve(company.restoreApplicant, restoreApplicant),
  serve(company.fetchApplicant, fetchApplicant),
  serve(company.fetchStanding, fetchStanding),
  serve(company.arrangeInterview, arrangeInterview),
  serve(company.invite, invite),
  serve(company.rejectApplicant, (work, caller, { feedbackText, ...what }) =>
    actAsCompany(work, caller, { ...what, event: "reject", note: feedbackText }),
  ),
  serve(company.acceptApplicant, companyDoes("accept")),
  serve(company.takeBackRejection, companyDoes("take-back")),
  serve(advisor.recommend, recommend),
  serve(advisor.withdrawRecommendation, withdrawRecommendation),
];
