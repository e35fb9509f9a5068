import { applicant } from "#contract/calls/applicant.ts";
import { acceptOffer } from "../operations/matching/accept-offer.ts";
import { chooseInterviewDate } from "../operations/matching/choose-interview-date.ts";
import { declineInterviewDates } from "../operations/matching/decline-interview-dates.ts";
import { expressDisinterest } from "../operations/matching/express-disinterest.ts";
import { expressInterest } from "../operations/matching/express-interest.ts";
import { fetchMatchHistory } from "../operations/matching/fetch-match-history.ts";
import { makeCalendarFile } from "../operations/matching/make-calendar-file.ts";
import { rejectOffer } from "../operations/matching/reject-offer.ts";
import { takeBack } from "../operations/matching/take-back.ts";
import { serve } from "./call.ts";
import { workOf } from "./work-of.ts";

export const matchingRoutes = [
  serve(applicant.fetchMatchHistory, ({ db, caller, params }) => fetchMatchHistory(db, caller.id, params.jobOpeningId)),
  serve(applicant.fetchCalendarFile, (call) =>
    makeCalendarFile(workOf(call), call.caller.id, call.params.jobOpeningId, call.language),
  ),
  serve(applicant.expressInterest, (call) =>
    expressInterest(workOf(call), call.caller.id, call.params.jobOpeningId, call.body),
  ),
  serve(applicant.expressDisinterest, (call) =>
    expressDisinterest(workOf(call), call.caller.id, call.params.jobOpeningId, call.body),
  ),
  serve(applicant.chooseInterviewDate, (call) =>
    chooseInterviewDate(workOf(call), call.caller.id, call.params.jobOpeningId, call.body),
  ),
  serve(applicant.declineInterviewDates, (call) =>
    declineInterviewDates(workOf(call), call.caller.id, call.params.jobOpeningId, call.body),
  ),
  serve(applicant.acceptOffer, (call) =>
    acceptOffer(workOf(call), call.caller.id, call.params.jobOpeningId, call.body),
  ),
  serve(applicant.rejectOffer, (call) =>
    rejectOffer(workOf(call), call.caller.id, call.params.jobOpeningId, call.body),
  ),
  serve(applicant.takeBack, (call) => takeBack(workOf(call), call.caller.id, call.params.jobOpeningId, call.body)),
];
