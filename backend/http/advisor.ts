import { advisor } from "#contract/calls/advisor.ts";
import { recommend } from "../operations/matching/recommend.ts";
import { confirmConsultation } from "../operations/unit/confirm-consultation.ts";
import { confirmInfoSession } from "../operations/unit/confirm-info-session.ts";
import { fetchOwnPicture } from "../operations/unit/fetch-own-picture.ts";
import { fetchPendingConfirmations } from "../operations/unit/fetch-pending-confirmations.ts";
import { recordAttendance } from "../operations/unit/record-attendance.ts";
import { setStage } from "../operations/unit/set-stage.ts";
import { uploadAdvisorPicture } from "../operations/unit/upload-advisor-picture.ts";
import { serve } from "./call.ts";
import { workOf } from "./work-of.ts";

export const advisorRoutes = [
  serve(advisor.fetchMe, async ({ caller: { advisor } }) => ({
    name: advisor.name,
    email: advisor.email,
    imagePath: advisor.imagePath,
  })),
  serve(advisor.fetchPicture, ({ db, caller }) => fetchOwnPicture(db, caller.id)),
  serve(advisor.uploadPicture, ({ db, caller, file }) => uploadAdvisorPicture(db, caller.id, file)),
  serve(advisor.fetchPendingConfirmations, ({ db, caller, query }) => fetchPendingConfirmations(db, caller.id, query)),
  serve(advisor.confirmInfoSession, ({ db, caller, params, body }) =>
    confirmInfoSession(db, caller.id, params.accountId, body.attended),
  ),
  serve(advisor.confirmConsultation, ({ db, caller, params, body, now }) =>
    confirmConsultation(db, caller.id, params.accountId, body.attended, now),
  ),
  serve(advisor.setStage, (call) =>
    setStage(workOf(call), call.caller.id, call.params.accountId, call.body.stage, call.body.reason),
  ),
  serve(advisor.recommend, (call) =>
    recommend(workOf(call), call.caller.id, call.params.accountId, call.body.jobOpeningId),
  ),
  serve(advisor.recordAttendance, (call) => recordAttendance(workOf(call), call.caller.id, call.params.matchId)),
];
