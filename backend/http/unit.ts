import { applicant } from "#contract/calls/applicant.ts";
import { fetchUnit } from "../operations/stage/fetch-unit.ts";
import { changeApplication } from "../operations/unit/change-application.ts";
import { chooseApplication } from "../operations/unit/choose-application.ts";
import { fetchAdvisorPicture } from "../operations/unit/fetch-advisor-picture.ts";
import { fetchStudyOptions } from "../operations/unit/fetch-study-options.ts";
import { fetchUnits } from "../operations/unit/fetch-units.ts";
import { stateAdvisorInterview } from "../operations/unit/state-advisor-interview.ts";
import { serve } from "./call.ts";

export const unitRoutes = [
  serve(applicant.fetchUnit, ({ db, caller }) => fetchUnit(db, caller)),
  serve(applicant.stateAdvisorInterview, ({ db, caller, body, now }) =>
    stateAdvisorInterview(db, caller.id, body.participateAdvisorInterviewOn, now),
  ),
  serve(applicant.changeApplication, ({ db, caller, params, body, now }) =>
    changeApplication(db, caller.id, params.applicationId, body, now),
  ),
  serve(applicant.fetchAdvisorPicture, ({ db, caller, params }) =>
    fetchAdvisorPicture(db, caller.id, params.pictureId),
  ),
  serve(applicant.fetchUnits, ({ db, caller }) => fetchUnits(db, caller.units)),
  serve(applicant.chooseApplication, ({ db, caller, params, now }) =>
    chooseApplication(db, caller.id, params.applicationId, now),
  ),
  serve(applicant.fetchStudyOptions, ({ db, now }) => fetchStudyOptions(db, now)),
];
