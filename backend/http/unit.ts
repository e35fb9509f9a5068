import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { takeFace } from "../files/take-face.ts";
import { changeApplication } from "../operations/unit/change-application.ts";
import { chooseApplication } from "../operations/unit/choose-application.ts";
import { confirmAttendees } from "../operations/unit/confirm-attendees.ts";
import { confirmConsultation } from "../operations/unit/confirm-consultation.ts";
import { confirmInfoSession } from "../operations/unit/confirm-info-session.ts";
import { fetchAdvisor } from "../operations/unit/fetch-advisor.ts";
import { fetchAdvisorPicture } from "../operations/unit/fetch-advisor-picture.ts";
import { fetchApplicantAtDesk } from "../operations/unit/fetch-applicant-at-desk.ts";
import { fetchOwnPicture } from "../operations/unit/fetch-own-picture.ts";
import { fetchStudyOptions } from "../operations/unit/fetch-study-options.ts";
import { fetchUnit } from "../operations/unit/fetch-unit.ts";
import { fetchUnits } from "../operations/unit/fetch-units.ts";
import { findAttendees } from "../operations/unit/find-attendees.ts";
import { recordAttendance } from "../operations/unit/record-attendance.ts";
import { setStage } from "../operations/unit/set-stage.ts";
import { stateAdvisorInterview } from "../operations/unit/state-advisor-interview.ts";
import { uploadAdvisorPicture } from "../operations/unit/upload-advisor-picture.ts";
import { serve, serveUpload } from "./call.ts";

export const unitRoutes = [
  serve(applicant.fetchUnit, fetchUnit),
  serve(applicant.stateAdvisorInterview, stateAdvisorInterview),
  serve(applicant.changeApplication, changeApplication),
  serve(applicant.fetchAdvisorPicture, fetchAdvisorPicture),
  serve(applicant.fetchUnits, fetchUnits),
  serve(applicant.chooseApplication, chooseApplication),
  serve(publicCalls.fetchStudyOptions, fetchStudyOptions),
  serve(advisor.fetchMe, fetchAdvisor),
  serve(advisor.fetchPicture, fetchOwnPicture),
  serveUpload(advisor.uploadPicture, takeFace, uploadAdvisorPicture),
  serve(advisor.confirmInfoSession, confirmInfoSession),
  serve(advisor.findAttendees, findAttendees),
  serve(advisor.confirmAttendees, confirmAttendees),
  serve(advisor.confirmConsultation, confirmConsultation),
  serve(advisor.fetchApplicant, fetchApplicantAtDesk),
  serve(advisor.setStage, setStage),
  serve(advisor.recordAttendance, recordAttendance),
];
